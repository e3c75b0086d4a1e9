import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { Member } from './member.ts'

const streamOf = (page: Page) => page.waitForResponse(/\/api\/auth\/events$/)

/** Opens a page, and waits until news come by themselves. */
const opensLive = async (member: Member, path: string, heading: string | RegExp) => {
  const stream = streamOf(member.page)
  await member.open(path, heading)
  await stream
}

/** The streams that the tabs of this browser have opened. */
const streamsOf = (context: BrowserContext) => {
  const opened: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/events')) opened.push(request.url())
  })
  return opened
}

const soon = { timeout: 5_000 }

test('money that the bank brings is in the bar and said, whatever page the member looks at', async ({
  page,
  member,
  person,
  bank,
}) => {
  await bank.set({ feed: 'reference' })
  await opensLive(member, '/auth/user/ranking', 'ระดับสมาชิก')
  await expect(page.getByRole('banner')).toContainText('0.00')
  await bank.transfer({ from: person, amount: 512.25 })
  await expect(page.getByText('เงินเข้าแล้ว 512.25 บาท')).toBeVisible(soon)
  await expect(page.getByRole('banner')).toContainText('512.25', soon)
})

test('what the desk decides changes bar, card and list at once', async ({ member, person, bank, desk }) => {
  await bank.deposit(person, 1000)
  await opensLive(member, '/auth/withdraw', 'ถอนเงิน')
  await member.withdraw('400')
  await expect(member.underWay()).toBeVisible()
  await desk.failWithdrawalOf(person)
  await expect(member.button('ส่งรายการอีกครั้ง')).toBeVisible(soon)
})

test('a site that closes says so at once, and opens again by itself', async ({
  page,
  member,
  desk,
  faults,
  person,
}) => {
  faults.expectAnswers(503)
  expect(person.username).not.toBe('')
  await opensLive(member, '/auth/contact', /ติดต่อ/)
  await desk.setWebsite('MA')
  await expect(page.getByRole('heading', { name: 'ปิดปรับปรุงระบบชั่วคราว' })).toBeVisible(soon)
  await desk.setWebsite('ON')
  await member.sees(/ติดต่อ/)
})

test('two tabs share one stream, and the second goes on where the first is closed', async ({
  context,
  page,
  member,
  person,
  bank,
}) => {
  await bank.set({ feed: 'reference' })
  const streams = streamsOf(context)
  await opensLive(member, '/auth/contact', /ติดต่อ/)
  const other = new Member(await context.newPage())
  await other.open('/auth/user/ranking', 'ระดับสมาชิก')
  await bank.transfer({ from: person, amount: 300 })
  await expect(other.page.getByRole('banner')).toContainText('300.00', soon)
  expect(streams).toHaveLength(1)

  const next = streamOf(other.page)
  await page.close()
  await next
  await bank.transfer({ from: person, amount: 200 })
  await expect(other.page.getByRole('banner')).toContainText('500.00', soon)
  expect(streams).toHaveLength(2)
})

test('a line that was cut goes on where it was: what came meanwhile is said', async ({
  context,
  page,
  member,
  person,
  bank,
  faults,
}) => {
  faults.expectNoAnswer()
  await bank.set({ feed: 'reference' })
  await opensLive(member, '/auth/user/ranking', 'ระดับสมาชิก')
  await context.setOffline(true)
  await bank.transfer({ from: person, amount: 640 })
  await expect.poll(() => bank.creditOf(person)).toBe(640)
  await context.setOffline(false)
  await expect(page.getByText('เงินเข้าแล้ว 640.00 บาท')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('640.00')
})
