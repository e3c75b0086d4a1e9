import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { Member } from './member.ts'
import { logIn, type Person, register } from './person.ts'

const withdrawalsOf = (context: BrowserContext) => {
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/auth\/withdraw\//.test(request.url())) sent.push(request.url())
  })
  return sent
}

const dialogOf = (page: Page) => page.getByRole('dialog')

/** Opens another tab, logs the member out there, and logs another member in. */
const takesOver = async (context: BrowserContext, person: Person) => {
  const tab = new Member(await context.newPage())
  await tab.open('/auth/contact', /ติดต่อ/)
  await tab.logOut()
  await tab.open('/login', 'เข้าสู่ระบบ')
  await tab.logIn(person)
  await expect(tab.page).toHaveURL(/\/auth\//)
}

test('a withdrawal one member was asked about is never the next one’s', async ({
  context,
  page,
  member,
  person,
  operator,
  bank,
}) => {
  const next = await register(operator.server.url)
  await bank.deposit(person, 1000)
  await bank.deposit(next, 1000)
  const sent = withdrawalsOf(context)
  await member.open('/auth/withdraw', 'ถอนเงิน')
  await member.askToWithdraw('500')
  await expect(dialogOf(page)).toContainText('500.00')

  await takesOver(context, next)
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(person.bankId.slice(-4))
  expect(sent).toEqual([])
  // Their own session ended with the log-out.
  const left = await logIn(operator.server.url, person.username, person.password)
  expect(await bank.creditOf(next)).toBe(1000)
  expect(await bank.creditOf(left)).toBe(1000)

  // Later requests belong to the next member.
  await member.open('/auth/withdraw', 'ถอนเงิน')
  await member.withdraw('300')
  await expect(member.pending()).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(await bank.creditOf(next)).toBe(700)
  expect(await bank.creditOf(left)).toBe(1000)
})

test('a member who is logged out in another tab leaves no account over the login', async ({
  context,
  page,
  member,
  person,
  bank,
}) => {
  await bank.deposit(person, 1000)
  await member.open('/auth/withdraw', 'ถอนเงิน')
  await member.askToWithdraw('500')
  await expect(dialogOf(page)).toContainText(person.bankId.slice(-4))

  const other = new Member(await context.newPage())
  await other.open('/auth/contact', /ติดต่อ/)
  await other.logOut()
  await expect(page).toHaveURL(/\/login/)
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(person.bankId.slice(-4))
})

test('the question whether to log out does not log out the next member', async ({
  context,
  page,
  member,
  person,
  operator,
}) => {
  const next = await register(operator.server.url)
  await member.returnAs(person)
  await member.open('/auth/contact', /ติดต่อ/)
  await member.askToLogOut()
  await member.button('หยุดเวลา').click()

  await takesOver(context, next)
  await expect(dialogOf(page)).toHaveCount(0)
  await member.open('/auth/dashboard', /^สวัสดี/)
  await expect(page.getByText(next.username).first()).toBeVisible()
})
