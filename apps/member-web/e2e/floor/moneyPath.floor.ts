import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from '../person.ts'
import { expect, test } from './test.ts'

test('a member logs in, pays in with a slip, withdraws and logs out', async ({ phone, operator }) => {
  const person = await register(operator.server.url)
  await phone.open('/login', 'เข้าสู่ระบบ')
  await phone.logIn(person)
  await phone.sees(/^สวัสดี/)
  expect(await phone.box('.Toastify__toast')).toMatchObject({ left: 16, right: 374, uncovered: true })
  await phone.photograph('first-day')

  const { slip } = await operator.bank.transfer({ from: person, amount: 1250.5 })
  await phone.open('/auth/deposit/slip', 'แนบสลิป')
  await phone.chooseFile('เลือกรูปสลิป', fileOf(slip))
  await phone.reads('สลิปถูกต้อง')
  await phone.photograph('slip')
  await phone.tap('ยืนยันฝาก 1,250.50 บาท')
  await phone.reads('เครดิตเข้าแล้ว 1,250.50 บาท')

  await phone.open('/auth/withdraw', 'ถอนเงิน')
  await phone.type('จำนวนเงินที่ถอน', '500')
  await phone.tap('ถอนเงิน', 'main form button')
  expect(await phone.box('.swal2-popup')).toMatchObject({ centred: true, uncovered: true })
  await phone.photograph('question')
  await phone.tap('ยืนยันถอน')
  await phone.reads('รับคำขอแล้ว กำลังรอตรวจสอบ')
  await phone.photograph('withdrawn')
  expect(await operator.bank.creditOf(person)).toBe(750.5)

  await phone.tap('เมนู')
  await phone.reads('บัญชี')
  await phone.tap('ออกจากระบบ', '[role=dialog] button')
  await phone.tap('ตกลง')
  await phone.reads('สมัครสมาชิก')
})

const fileOf = (slip: Buffer) => {
  const picture = join(mkdtempSync(join(tmpdir(), 'member-slip-')), 'slip.jpg')
  writeFileSync(picture, slip)
  return picture
}
