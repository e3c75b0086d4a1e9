import { expect, test } from './journey.ts'

const thai = /[\u0E01-\u0E3A\u0E40-\u0E5B]/

test('a member changes the language in the middle of a deposit and loses nothing', async ({
  page,
  member,
  person,
}) => {
  await member.open('/auth/deposit', 'ฝากเงิน')
  await page.getByLabel('จำนวนเงินที่ฝาก').fill('345.50')
  await member.chooseLanguage('English')
  await member.sees('Deposit')
  await expect(page).toHaveURL(/\/en\/auth\/deposit$/)
  await expect(page.getByLabel('Deposit amount')).toHaveValue('345.50')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText(person.username)).toBeVisible()

  // The choice applies on this device also to addresses without a language.
  await page.goto('/auth/withdraw')
  await member.sees('Withdraw')
  await expect(page).toHaveURL(/\/en\/auth\/withdraw$/)
  await member.chooseLanguage('ไทย')
  await member.sees('ถอนเงิน')
  await expect(page).toHaveURL(/\/auth\/withdraw$/)
})

test('a member is refused, logs in and withdraws in English', async ({
  page,
  member,
  person,
  bank,
  faults,
}) => {
  faults.expectAnswers(401)
  await member.leave()
  await member.open('/en/login', 'Log in')
  await page.getByLabel('Username or mobile number').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await member.button('Log in').click()
  await expect(page.getByText('The username or password is not correct')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await member.button('Log in').click()
  await expect(page).toHaveURL(/\/en\/auth\/dashboard$/)

  await bank.deposit(person, 500)
  await member.open('/en/auth/withdraw', 'Withdraw')
  await page.getByLabel('Withdrawal amount').fill('200')
  await member.button('Withdraw').click()
  await member.button('Confirm withdrawal').click()
  await expect(page.getByText('Request received, waiting to be checked')).toBeVisible()
})

test('a member reads in English what the operator and the server say', async ({
  page,
  member,
  person,
  bank,
  backOffice,
}) => {
  await bank.deposit(person, 500)
  await member.open('/auth/withdraw', 'ถอนเงิน')
  await member.withdraw('200')
  await expect(member.pending()).toBeVisible()
  await backOffice.failWithdrawalOf(person)

  // Before and after the change: what was loaded in Thai is loaded again.
  await member.open('/auth/media', 'กิจกรรม')
  await expect(page.getByText('กงล้อนำโชค').first()).toBeVisible()
  await member.chooseLanguage('English')
  await expect(page.getByText('Prize wheel').first()).toBeVisible()
  await expect(page.getByText('กงล้อนำโชค')).toHaveCount(0)

  await page.goto('/en/auth/dashboard')
  // News loads with the first scroll that the page handles.
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    const news = page.getByText('Deposit with a slip: see the result at once').first()
    await expect(news).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await member.open('/en/auth/transaction/history', 'History')
  await page.locator('main li a').filter({ hasText: 'Withdrawal' }).first().click()
  await expect(page.getByText('The receiving bank did not accept the transfer')).toBeVisible()
})

for (const path of ['/login', '/register', '/contact', '/promotion', '/legal/terms'])
  test(`${path} in English has no Thai`, async ({ page, member }) => {
    await member.leave()
    await page.goto(`/en${path}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('main h1')).toBeVisible()
    const text = await page.locator('main').innerText()
    expect(text).not.toMatch(thai)
  })
