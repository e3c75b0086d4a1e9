import { expect } from '@playwright/test'
import { routesOf } from '../specification/routes.ts'
import { writeFileSync } from 'node:fs'
import { register } from '../person.ts'
import { test as withOperator } from '../withOperator.ts'
import { launchWebKit, WebKitPhone } from './webKit.ts'

const test = withOperator.extend<{ phone: WebKitPhone }>({
  phone: async ({ operator }, run) => {
    const { browser, close } = await launchWebKit()
    await run(new WebKitPhone(browser, operator.site))
    await close()
  },
})

test('every screen of a member is complete, and fits the window', async ({ phone, operator }) => {
  await phone.open('/login', /เข้าสู่ระบบ/)
  await phone.logIn(await operator.demo())
  await phone.sees(/^สวัสดี/)
  for (const { visit: path, name } of routesOf('member').filter(
    ({ name: each }) => each !== 'reward-category',
  )) {
    await phone.open(path, /.+/)
    await phone.settles()
    await phone.photograph(name)
    expect(await phone.overhang(), `what reaches past the right edge of ${path}`).toBe(0)
  }
})

test('a member comes from the landing, logs in, pays in with a slip and withdraws', async ({
  phone,
  operator,
}, testInfo) => {
  const person = await register(operator.server.url)
  await phone.open('/', /.+/)
  await phone.open('/login', /เข้าสู่ระบบ/)
  await phone.logIn(person)
  await phone.sees(/^สวัสดี/)

  const { slip } = await operator.bank.transfer({ from: person, amount: 1250.5 })
  const picture = testInfo.outputPath('slip.jpg')
  writeFileSync(picture, slip)
  await phone.open('/auth/deposit/slip', /แนบสลิป/)
  await phone.chooseFile('เลือกรูปสลิป', picture)
  await phone.reads('สลิปถูกต้อง')
  await phone.tap('ยืนยันฝาก 1,250.50 บาท')
  await phone.reads('เครดิตเข้าแล้ว 1,250.50 บาท')

  await phone.open('/auth/withdraw', /ถอนเงิน/)
  await phone.type('จำนวนเงินที่ถอน', '500')
  await phone.tap('ถอนเงิน', 'main form button')
  await phone.tap('ยืนยันถอน')
  await phone.reads('รับคำขอแล้ว กำลังรอตรวจสอบ')
  expect(await operator.bank.creditOf(person)).toBe(750.5)
})
