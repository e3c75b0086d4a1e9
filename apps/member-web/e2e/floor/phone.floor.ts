import { routesOf } from '../specification/routes.ts'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from '../person.ts'
import { expect } from '@playwright/test'
import { test as withOperator } from '../withOperator.ts'
import { launchChrome79 } from './chrome79.ts'
import { OldPhone } from './oldPhone.ts'

const test = withOperator.extend<{ phone: OldPhone }>({
  phone: async ({ operator }, run) => {
    const chrome = await launchChrome79()
    const phone = await OldPhone.switchOn(chrome.devtools, operator.site)
    await run(phone)
    await chrome.close()
    expect(phone.faults.join('\n'), 'exceptions, console errors, policy violations').toBe('')
  },
})

for (const [path, heading] of [
  ['/', /.+/],
  ['/login', 'เข้าสู่ระบบ'],
  ['/register', 'สมัครสมาชิก'],
] as const)
  test(`the pre-rendered ${path} is hydrated without a change`, async ({ phone }) => {
    await phone.open(path, heading)
    expect(await phone.keptItsHeading()).toBe(true)
    expect(await phone.overhang()).toBe(0)
    await phone.photograph(`public-${path.slice(1) || 'landing'}`)
  })

test('the menu slides in over the page', async ({ phone }) => {
  await phone.open('/', /.+/)
  await phone.tap('เมนู')
  await expect
    .poll(() => phone.box('[role=dialog]'))
    .toMatchObject({ left: 0, top: 0, bottom: 844, uncovered: true })
  await phone.photograph('menu')
})

test('every screen of a member fits the phone, above the bar at its foot', async ({ phone, operator }) => {
  await phone.open('/login', 'เข้าสู่ระบบ')
  await phone.logIn(await operator.demo())
  await phone.sees(/^สวัสดี/)
  // The announcement; the check-in waits for the next visit.
  expect(await phone.box('[role=dialog]')).toMatchObject({ centred: true, uncovered: true })
  await phone.tap('รับทราบ')
  await phone.settles()
  for (const { visit: path, name } of routesOf('member').filter(
    ({ name: each }) => each !== 'reward-category',
  )) {
    await phone.open(path, /.+/)
    await phone.settles()
    await phone.photograph(name)
    expect(await phone.overhang(), `what reaches past the right edge of ${path}`).toBe(0)
    expect(await phone.box('nav[aria-label=เมนูด้านล่าง]'), path).toMatchObject({
      left: 0,
      right: 390,
      bottom: 844,
    })
  }
})

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
