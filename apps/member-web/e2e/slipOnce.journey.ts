import { expect, test } from './journey.ts'
import { Member } from './member.ts'
import { register } from './person.ts'
import { pressAtOnce } from './withOperator.ts'

test(
  'the same slip, sent again by the same member, shows the deposit it made and credits nothing',
  { tag: '@daily' },
  async ({ page, member, person, bank, faults }) => {
    faults.expectAnswers(409)
    const { slip } = await bank.transfer({ from: person, amount: 300 })
    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(slip)
    await member.button('ยืนยันฝาก 300.00 บาท').click()
    await expect(page.getByText('เครดิตเข้าแล้ว 300.00 บาท')).toBeVisible()

    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(slip)
    await expect(page.getByText('สลิปนี้เข้าเครดิตให้คุณแล้ว 300.00 บาท')).toBeVisible()
    await member.open('/auth/dashboard', /^สวัสดี/)
    await expect(member.credit('300.00')).toBeVisible()
  },
)

test(
  'a slip that another member used is refused',
  { tag: '@daily' },
  async ({ page, member, person, operator, bank, faults }) => {
    faults.expectAnswers(409)
    const first = await register(operator.server.url)
    const transfer = await bank.transfer({ from: first, amount: 410 })
    await bank.credit(first, transfer)
    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(transfer.slip)
    await expect(page.getByText(/^สลิปนี้ถูกใช้ไปแล้วเมื่อ/)).toBeVisible()
    expect(await bank.creditOf(person)).toBe(0)
  },
)

test(
  'one slip, checked in two tabs and confirmed in both at once, is credited once',
  { tag: '@daily' },
  async ({ page, member, person, context, bank, faults }) => {
    faults.expectAnswers(409)
    const { slip } = await bank.transfer({ from: person, amount: 220 })
    const other = new Member(await context.newPage())
    for (const tab of [member, other]) {
      await tab.open('/auth/deposit/slip', 'แนบสลิป')
      await tab.checkSlip(slip)
      await expect(tab.button('ยืนยันฝาก 220.00 บาท')).toBeVisible()
    }
    await pressAtOnce([member, other].map((tab) => tab.button('ยืนยันฝาก 220.00 บาท')))
    for (const tab of [page, other.page])
      await expect(tab.getByText(/เข้าเครดิตให้คุณแล้ว|เครดิตเข้าแล้ว/).first()).toBeVisible()
    expect(await bank.creditOf(person)).toBe(220)
  },
)

test('a double press on “confirm the deposit” credits once', async ({ page, member, person, bank }) => {
  const { slip } = await bank.transfer({ from: person, amount: 150 })
  await member.open('/auth/deposit/slip', 'แนบสลิป')
  await member.checkSlip(slip)
  await member.button('ยืนยันฝาก 150.00 บาท').dblclick()
  await expect(page.getByText('เครดิตเข้าแล้ว 150.00 บาท')).toBeVisible()
  expect(await bank.creditOf(person)).toBe(150)
})
