import { expect, test } from './journey.ts'
import { somebody } from './person.ts'

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
