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
  page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called below with its element
    const { setAttribute } = Element.prototype
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'data-hydrated') performance.mark('hydrated')
      setAttribute.call(this, name, value)
    }
  })

/** Returns the size (compressed bytes) of the scripts that were requested before the page was hydrated. */
const scriptsIn = async (page: Page) => {
  const hydrated = await page.waitForFunction(() => performance.getEntriesByName('hydrated')[0]?.startTime)
  return page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < Number(end))
        .reduce(
          (sum, file) => sum + (file instanceof PerformanceResourceTiming ? file.encodedBodySize : 0),
          0,
        ),
    await hydrated.jsonValue(),
  )
}

/** Measures a screen on fresh phones: kB as sent, number of requests, and layout shift. */
export const weigh = async (
  browser: Browser,
  operator: Operator,
  { path, heading, session, news }: FirstScreen,
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
  await hasty.page.goto(path, { waitUntil: 'commit' })
  const script = await scriptsIn(hasty.page)
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
