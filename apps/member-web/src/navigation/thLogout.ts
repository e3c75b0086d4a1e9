export const thLogout = {
  button: 'ออกจากระบบ',
  title: 'ยืนยันการออกจากระบบ',
  text: 'คุณต้องการออกจากระบบใช่หรือไม่',
} as const
