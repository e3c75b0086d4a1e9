import { expect, test } from './journey.ts'
import { somebody, call } from './person.ts'

test(
  'a member registers, logs in, pays in with a slip, withdraws, is paid and finds it all in the history',
  { tag: '@daily' },
  async ({ browser, page, member, bank, backOffice }) => {
    const person = somebody()
    await member.open('/register', 'สมัครสมาชิก')
    await member.fillAccount(person)
    await member.fillBank(person)
    await member.consent()
    await member.button('สมัครสมาชิก').dblclick()
    await expect(page).toHaveURL(/\/auth\/dashboard$/)
    // No popup covers the home screen on the first day.
    await member.sees(/^สวัสดี/)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await member.logOut()
    await member.open('/login', 'เข้าสู่ระบบ')
    await member.logIn(person)
    await expect(page).toHaveURL(/\/auth\/dashboard$/)
    await expect(member.credit('0.00')).toBeVisible()

    // A transfer on the bank's page, from the member's account to the one that the site shows.
    await member.open('/auth/deposit', 'ฝากเงิน')
    await expect(member.button('คัดลอกเลขที่บัญชี').first()).toBeVisible()
    const slip = await bank.transferByHand(browser, { from: person, amount: '1250.50' })

    await member.open('/auth/deposit/slip', 'แนบสลิป')
    await member.checkSlip(slip)
    await expect(page.getByText('สลิปถูกต้อง')).toBeVisible()
    await member.button('ยืนยันฝาก 1,250.50 บาท').click()
    await expect(page.getByText('เครดิตเข้าแล้ว 1,250.50 บาท')).toBeVisible()

    await member.open('/auth/withdraw', 'ถอนเงิน')
    await member.withdraw('500')
    await expect(member.pending()).toBeVisible()
    await backOffice.payByHand(browser, person)
    await expect(page.getByText('เงินเข้าบัญชีแล้ว')).toBeVisible()

    await member.open('/auth/transaction/history', 'ประวัติรายการ')
    await expect(page.getByText('+1,250.50 บาท')).toBeVisible()
    await page.getByRole('group', { name: 'ประเภทรายการ' }).getByRole('button', { name: 'ถอน' }).click()
    await expect(page.getByText('500.00 บาท').first()).toBeVisible()
    await member.open('/auth/dashboard', /^สวัสดี/)
    await expect(member.credit('750.50')).toBeVisible()
  },
)

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
