/** Thai texts of bonuses. */
export const th = {
  notOpen: 'โปรโมชั่นนี้ใช้กับยอดฝากนี้ไม่ได้แล้ว กรุณาเลือกใหม่',
} as const
