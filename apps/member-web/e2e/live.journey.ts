import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { Member } from './member.ts'
import type { Operator } from './operator.ts'
import type { Person } from './person.ts'

const streamOf = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === '/api/auth/events')

/** Opens a page and waits for the stream's first event, after which nothing is missed or polled. */
const opensLive = async (member: Member, person: Person, path: string, heading: string | RegExp) => {
  await member.page.addInitScript((name) => {
    new BroadcastChannel(name).addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (Object(data).event) performance.mark('first event')
    })
  }, `live:${person.session.user.uuid}`)
  await member.open(path, heading)
  const firstEvents = () => member.page.evaluate(() => performance.getEntriesByName('first event').length)
  await expect.poll(firstEvents).toBeGreaterThan(0)
}

/** Resolves once the text has been on the page, however briefly. */
const toastOf = (page: Page, words: string) =>
  page.evaluate(
    (sought) =>
      new Promise<void>((resolve) => {
        const look = () => document.body.textContent.replace(/\s/g, ' ').includes(sought) && resolve()
        new MutationObserver(look).observe(document.body, {
          childList: true,
          characterData: true,
          subtree: true,
        })
        look()
      }),
    words,
  )

const streamsOf = (context: BrowserContext) => {
  const opened: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/auth/events') opened.push(request.url())
  })
  return opened
}

test('money that the bank brings is in the bar and said, whatever page the member looks at', async ({
  page,
  member,
  person,
  bank,
}) => {
  await bank.set({ feed: 'reference' })
  await opensLive(member, person, '/auth/user/ranking', 'ระดับสมาชิก')
  await expect(page.getByRole('banner')).toContainText('0.00')
  const toast = toastOf(page, 'เงินเข้าแล้ว 512.25 บาท')
  await bank.transfer({ from: person, amount: 512.25 })
  await toast
  await expect(page.getByRole('banner')).toContainText('512.25')
})

test('what staff decide changes bar, card and list at once', async ({ member, person, bank, backOffice }) => {
  await bank.deposit(person, 1000)
  await opensLive(member, person, '/auth/withdraw', 'ถอนเงิน')
  await member.withdraw('400')
  await expect(member.pending()).toBeVisible()
  await backOffice.failWithdrawalOf(person)
  await expect(member.button('ส่งรายการอีกครั้ง')).toBeVisible()
})

test('a site that closes says so at once, and opens again by itself', async ({
  page,
  member,
  backOffice,
  faults,
  person,
}) => {
  faults.expectAnswers(503)
  await opensLive(member, person, '/auth/contact', /ติดต่อ/)
  await backOffice.setWebsite('MA')
  await expect(page.getByRole('heading', { name: 'ปิดปรับปรุงระบบชั่วคราว' })).toBeVisible()
  await backOffice.setWebsite('ON')
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
  await opensLive(member, person, '/auth/contact', /ติดต่อ/)
  const other = new Member(await context.newPage())
  await other.open('/auth/user/ranking', 'ระดับสมาชิก')
  await bank.transfer({ from: person, amount: 300 })
  await expect(other.page.getByRole('banner')).toContainText('300.00')
  expect(streams).toHaveLength(1)

  const next = streamOf(other.page)
  await page.close()
  await next
  await bank.transfer({ from: person, amount: 200 })
  await expect(other.page.getByRole('banner')).toContainText('500.00')
  expect(streams).toHaveLength(2)
})

/** Kinds of lost network. */
const cuts: Record<string, (operator: Operator) => void> = {
  'the line is cut': (operator) => operator.cutConnections(),
  'nothing but the stream comes through': () => undefined,
}

for (const [how, cut] of Object.entries(cuts))
  test(`while ${how}: what came meanwhile is said when the network is back`, async ({
    context,
    page,
    member,
    person,
    bank,
    operator,
    faults,
  }) => {
    faults.expectNoAnswer()
    await bank.set({ feed: 'reference' })
    await opensLive(member, person, '/auth/user/ranking', 'ระดับสมาชิก')
    await context.setOffline(true)
    cut(operator)
    await bank.transfer({ from: person, amount: 640 })
    await expect.poll(() => bank.creditOf(person)).toBe(640)
    const toast = toastOf(page, 'เงินเข้าแล้ว 640.00 บาท')
    await context.setOffline(false)
    await toast
    await expect(page.getByRole('banner')).toContainText('640.00')
  })
