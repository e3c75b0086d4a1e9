import { type Browser, expect, test } from '@playwright/test'
import { pauseClock, Traffic } from './budget/traffic.ts'
import { Member } from './member.ts'
import { dismissNews } from './news.ts'
import { Operator } from './operator.ts'
import { routesOf } from './specification/routes.ts'

/** Maximum number of calls that a home sends before the first interaction. */
const homeCalls = 12

/** Opens a screen as the demo member; returns its context and the calls that it sent in four seconds. */
const open = async (browser: Browser, operator: Operator, visit: string) => {
  const context = await browser.newContext({
    baseURL: operator.site,
    viewport: { width: 412, height: 823 },
    isMobile: true,
  })
  await dismissNews(context, ['update', ...(await operator.announcements())])
  const member = new Member(await context.newPage())
  await member.returnAs(await operator.demo())
  const { page } = member
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/auth/events')
      calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`)
  })
  const traffic = new Traffic(context)
  await pauseClock(page)
  await page.goto(visit)
  await traffic.advance(page, 4_000)
  return { context, calls }
}

test('no screen of a member asks anything twice, and their home asks little', async ({ browser }) => {
  // A server of its own: money that moved within the last minute is asked for again.
  const operator = await Operator.open('saengthong')
  // The first member after a start gets the event that the site has changed.
  await (await open(browser, operator, '/auth/dashboard')).context.close()
  for (const { visit, name } of routesOf('member')) {
    const { context, calls } = await open(browser, operator, visit)
    expect
      .soft(
        calls.filter((call, at) => calls.indexOf(call) !== at),
        `${visit}: asked twice`,
      )
      .toEqual([])
    if (name === 'dashboard') expect.soft(calls.length, 'calls of the home').toBeLessThanOrEqual(homeCalls)
    await context.close()
  }
  await operator.close()
})
