import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { Member } from './member.ts'
import { call } from './person.ts'
import { pressAtOnce } from './withOperator.ts'

test(
  'the answer to a withdrawal is lost after the server committed it: the app finds it and withdraws once',
  { tag: '@daily' },
  async ({ page, member, person, bank, faults }) => {
    faults.expectNoAnswer()
    await bank.deposit(person, 1000)
    await member.open('/auth/withdraw', 'ถอนเงิน')
    let lost = 0
    await page.route('**/api/auth/withdraw/*', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
      lost++
      await route.fetch()
      return route.abort('connectionreset')
    })
    await member.withdraw('400')
    await expect(page.getByText(/ส่งคำขอถอนแล้ว/).first()).toBeVisible()
    await expect(member.pending()).toBeVisible()
    expect(lost).toBe(1)
    expect(await bank.creditOf(person)).toBe(600)
  },
)

const cuts: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  'is offline': async (page) => {
    await page.context().setOffline(true)
    return () => page.context().setOffline(false)
  },
  'reaches nothing, and does not know it': async (page) => {
    await page.route('**/api/**', (route) => route.abort('connectionfailed'))
    return () => page.unroute('**/api/**')
  },
}

for (const [how, cut] of Object.entries(cuts))
  test(`a withdrawal from a phone that ${how}: soon after the network is back nothing says any more that it is offline`, async ({
    page,
    member,
    person,
    bank,
    faults,
  }) => {
    faults.expectNoAnswer()
    await bank.deposit(person, 1000)
    await member.open('/auth/withdraw', 'ถอนเงิน')
    await member.askToWithdraw('400')
    await expect(member.button('ยืนยันถอน')).toBeVisible()
    const mend = await cut(page)
    await member.button('ยืนยันถอน').click()
    await expect(page.getByText('ยังไม่ทราบว่าคำขอถอนถึงระบบหรือไม่').first()).toBeVisible()
    // The site has repeated the look-up in vain.
    await page.waitForEvent('requestfailed', (request) => request.url().includes('/api/auth/withdraw/'))
    await mend()
    for (const sentence of ['ยังไม่ทราบว่าคำขอถอนถึงระบบหรือไม่', 'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่'])
      await expect(page.getByText(sentence)).toHaveCount(0)
    await expect(member.sendButton()).toBeVisible()
    await expect(page.getByText(/^คำขอถอนไม่ถึงระบบ/)).toBeVisible()
    expect(await bank.creditOf(person)).toBe(1000)
  })

test(
  'the server stops between check and confirm, and starts again: the slip is credited once',
  { tag: '@daily' },
  async ({ page, member, person, operator, bank, faults }) => {
    faults.expectAnswers(503)
    faults.expectNoAnswer()
    const { slip } = await bank.transfer({ from: person, amount: 900 })
    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(slip)
    await expect(member.button('ยืนยันฝาก 900.00 บาท')).toBeVisible()
    await operator.server.stop()
    await member.button('ยืนยันฝาก 900.00 บาท').click()
    await expect(page.getByText('ยังไม่ทราบผลของรายการ')).toBeVisible()
    await operator.server.start()
    await member.button('ตรวจผลรายการ').click()
    const confirm = member.button('ยืนยันฝาก 900.00 บาท')
    await expect(confirm.or(page.getByText('เครดิตเข้าแล้ว 900.00 บาท'))).toBeVisible()
    if (await confirm.isVisible()) await confirm.click()
    await expect(page.getByText('เครดิตเข้าแล้ว 900.00 บาท')).toBeVisible()
    expect(await bank.creditOf(person)).toBe(900)
  },
)

test('a session revoked in the middle of a deposit leads to login, and back to the slip afterwards', async ({
  page,
  member,
  person,
  operator,
  bank,
  faults,
}) => {
  faults.expectAnswers(401)
  const { slip } = await bank.transfer({ from: person, amount: 260 })
  await member.open('/auth/deposit/slip', 'แนบสลิป')
  await member.checkSlip(slip)
  const confirm = member.button('ยืนยันฝาก 260.00 บาท')
  await expect(confirm).toBeVisible()
  await call(operator.server.url, person, 'POST', '/api/auth/logout', {})
  // Another request on the screen may come first and get the answer.
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click({ timeout: 1_000 })
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fauth%2Fdeposit%2Fslip$/, { timeout: 1_000 })
  }).toPass()
  await member.logIn(person)
  await member.sees('แนบสลิป')
  await member.checkSlip(slip)
  await confirm.click()
  await expect(page.getByText('เครดิตเข้าแล้ว 260.00 บาท')).toBeVisible()
})

test(
  'a withdrawal pressed twice, in two tabs at once, is one withdrawal',
  { tag: '@daily' },
  async ({ member, person, context, bank, faults }) => {
    faults.expectAnswers(409)
    await bank.deposit(person, 1000)
    const other = new Member(await context.newPage())
    for (const tab of [member, other]) {
      await tab.open('/auth/withdraw', 'ถอนเงิน')
      await tab.askToWithdraw('300')
    }
    await pressAtOnce([member, other].map((tab) => tab.button('ยืนยันถอน')))
    for (const tab of [member, other]) await expect(tab.pending()).toBeVisible()
    expect(await bank.creditOf(person)).toBe(700)
  },
)

test(
  'a withdrawal that the bank did not take is sent again with one press, and nothing more is debited',
  { tag: '@daily' },
  async ({ member, person, bank, backOffice }) => {
    await bank.deposit(person, 800)
    await member.open('/auth/withdraw', 'ถอนเงิน')
    await member.withdraw('500')
    await expect(member.pending()).toBeVisible()
    await backOffice.failWithdrawalOf(person)
    await member.button('ส่งรายการอีกครั้ง').dblclick()
    await expect(member.pending()).toBeVisible()
    expect(await bank.creditOf(person)).toBe(300)
  },
)
