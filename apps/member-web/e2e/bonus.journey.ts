import { expect, test } from './journey.ts'
import { call } from './person.ts'

test(
  'a member pays in with a bonus, cancels it, keeps the own money and finds it all in the history',
  { tag: '@daily' },
  async ({ page, member, person, bank, backOffice, operator }) => {
    await backOffice.startBonus()
    await member.open('/auth/deposit', 'ฝากเงิน')
    await member.field('จำนวนเงินที่ฝาก').fill('1000')
    await page.getByRole('radio', { name: /^รับโบนัส 200\.00/ }).check()
    await member.button('แสดง QR สำหรับโอน').click()
    await expect(page.getByRole('timer')).toBeVisible()
    await bank.deposit(person, 1000)
    expect(await bank.creditOf(person)).toBe(1200)

    await member.open('/auth/withdraw', 'ถอนเงิน')
    const bonus = page.getByRole('region', { name: 'ยอดเล่นตามโบนัส' })
    await expect(bonus).toContainText(/ถอนได้ตอนนี้\s*0.บาท\s*ล็อกจนเล่นครบ\s*1,200.บาท/)
    await bonus.getByRole('button', { name: 'ยกเลิกโบนัส' }).click()
    const question = page.getByRole('dialog', { name: 'ยกเลิกโบนัสนี้หรือไม่' })
    await expect(question).toContainText(/200\.00.บาท/)
    await expect(question).toContainText(/เงินของคุณ 1,000\.00.บาท ยังอยู่ครบ/)
    await question.getByRole('button', { name: 'ยกเลิกโบนัส' }).click()
    await expect(page.getByText('ยกเลิกโบนัสแล้ว')).toBeVisible()
    await expect(bonus).toHaveCount(0)
    // The focused element is gone with the bonus: the focus must stay nearby, not move to the top of the page.
    await expect(page.locator('main :focus')).toHaveCount(1)
    expect(await bank.creditOf(person)).toBe(1000)

    await member.open('/auth/deposit', 'ฝากเงิน')
    await expect(page.getByText('รับโบนัส 20% ของสัปดาห์นี้แล้ว รับได้อีกครั้งวันจันทร์')).toBeVisible()

    await page.goto('/auth/inbox')
    await page.getByRole('link', { name: /^ยกเลิกโบนัส 200\.00.บาท แล้ว/ }).click()
    await expect(page.getByText(/^−200\.00/).first()).toBeVisible()
    await expect(page.getByText('ยกเลิกโบนัส', { exact: true }).first()).toBeVisible()
    await backOffice.endPromotion()
    const path = `/api/auth/withdraw/${person.session.user.uuid}`
    await call(operator.server.url, person, 'POST', path, { amount: 1000 })
    expect(await bank.creditOf(person)).toBe(0)
  },
)
