import type { Browser, Page } from '@playwright/test'
import type { Operator } from '../operator.ts'
import { Member } from '../member.ts'
import { dismissNews } from '../news.ts'
import { shiftOf, watchShifts } from '../shifts.ts'
import type { FirstScreen, Weight } from './firstScreens.ts'
import { bytesByPackage } from './byPackage.ts'
import { pauseClock, Traffic } from './traffic.ts'

const phone = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  locale: 'th-TH',
  // Also where no test's settings block it: its own files are no part of the screen.
  serviceWorkers: 'block',
} as const

const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', slow4G)
}

const markHydration = (page: Page) =>
  // The context's scripts run before the page's, and a paused clock is one of the context's.
  page.context().addInitScript(() => {
    window.measured = performance
    // oxlint-disable-next-line typescript/unbound-method -- called below with its element
    const { setAttribute } = Element.prototype
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'data-hydrated') window.measured.mark('hydrated')
      setAttribute.call(this, name, value)
    }
  })

/** Returns the size (compressed bytes) of the scripts that had loaded when the tap was answered. */
const scriptsIn = (page: Page, answered: number) =>
  page.evaluate(
    (end) =>
      window.measured
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .filter((file) => file.startTime + file.duration <= end)
        .filter(({ startTime }) => startTime < window.measured.getEntriesByName('hydrated')[0]!.startTime)
        .reduce(
          (sum, file) => sum + (file instanceof PerformanceResourceTiming ? file.encodedBodySize : 0),
          0,
        ),
    answered,
  )

/**
 * Lets time pass in steps until the announcement opens. On a slow machine's own clock the credit could be in view
 * for so long that the announcement waits for the next visit.
 */
const waitForNews = async ({ page, traffic }: { page: Page; traffic: Traffic }, name: string) => {
  const news = page.getByRole('dialog', { name })
  while (!(await news.isVisible())) await traffic.advance(page, 100)
  await page.clock.resume()
}

/** Measures a screen on fresh phones: kB as sent, number of requests, and layout shift. */
export const weigh = async (
  browser: Browser,
  operator: Operator,
  { path, heading, session, news, mainAction }: FirstScreen,
): Promise<Weight & { shift: number; packages: Record<string, number> }> => {
  const freshPhone = async () => {
    const context = await browser.newContext({ baseURL: operator.site, ...phone })
    const member = new Member(await context.newPage())
    if (session && !news) await dismissNews(context, ['update', ...(await operator.announcements())])
    if (session) await member.returnAs(await operator.demo())
    return { context, member, page: member.page, traffic: new Traffic(context) }
  }

  const hasty = await freshPhone()
  await slowDown(hasty.page)
  await markHydration(hasty.page)
  if (news) await pauseClock(hasty.page)
  await hasty.page.goto(path, { waitUntil: 'commit' })
  if (news) await waitForNews(hasty, news)
  // Before that a tapped link opens as a page of its own, which would be measured instead.
  await hasty.page.waitForFunction(() => window.measured.getEntriesByName('hydrated').length > 0)
  const script = await scriptsIn(hasty.page, await mainAction(hasty.page))
  await hasty.context.close()

  const patient = await freshPhone()
  await pauseClock(patient.page)
  // The clock is stopped: no notice of a slow server appears.
  await watchShifts(patient.page)
  await patient.page.goto(path)
  // A page asks for more some time after it has loaded, so that the first touch does not wait for that.
  await patient.traffic.advance(patient.page, 4_000)
  await patient.member.sees(heading)
  const sent = await patient.traffic.list()
  const shift = await shiftOf(patient.page)
  await patient.context.close()

  return {
    script: script / 1000,
    everything: sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    requests: sent.length,
    shift,
    packages: bytesByPackage(sent),
  }
}
