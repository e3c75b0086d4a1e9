export const th = {
  success: 'ออกจากระบบเรียบร้อยแล้ว',
} as const
