import { rows } from './kept.testing.ts'

const app = 'apps/member-web/src/th.ts'

/** What spec §2 and §8 have a member read, in the words of the product. */
export const messages = rows({
  'Confirm logout': [app, 'ยืนยันการออกจากระบบ'],
  'Do you want to log out?': [app, 'คุณต้องการออกจากระบบใช่หรือไม่'],
  'logged out': [app, 'ออกจากระบบเรียบร้อยแล้ว'],
  'page you want not found': [app, 'ไม่พบหน้าที่คุณต้องการ'],
  'unsupported browser': [app, 'เบราว์เซอร์นี้เก่าเกินไป'],
  'no internet': [app, 'ไม่มีสัญญาณอินเทอร์เน็ต'],
  'service unavailable': [app, 'ระบบไม่พร้อมให้บริการชั่วคราว'],
  maintenance: [app, 'ปิดปรับปรุงระบบชั่วคราว'],
  'no promotion at the moment': ['packages/rewards/src/promotion/th.ts', 'ขณะนี้ยังไม่มีโปรโมชั่น'],
  'type the @ sign first': ['packages/ui/src/th.ts', 'อย่าลืมพิมพ์ @ นำหน้า'],
  OK: ['packages/ui/src/th.ts', "ok: 'ตกลง'"],
})
