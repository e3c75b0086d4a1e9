import type { BrowserContext, Page } from '@playwright/test'
import { Traffic } from '../e2e/budget/traffic.ts'
import type { Operator } from '../e2e/operator.ts'
import { routesOf, type SpecRoute } from '../e2e/specification/routes.ts'
import { median } from './measure.ts'
import { freshPhone, type PhoneOf } from './phone.ts'
import type { Http2Proxy } from './Http2Proxy.ts'
import { openPage, visit } from './visit.ts'

/** Figures of a route: cold from a link, then warm from the menu of a page that is quiet. */
export interface RouteFigures {
  requests: number
  kB: number
  /** Largest paint (ms) of the page opened by its address, without a cache. */
  coldPaint: number
  shift: number
  /** Requests, kB and paint (ms) after a tap in the menu. */
  menuRequests: number
  menuKB: number
  menuPaint: number
}

interface Bench {
  proxy: Http2Proxy
  origin: string
  operator: Operator
  runs: number
  only: string | undefined
}

const sumOf = async (traffic: Traffic) => {
  const sent = await traffic.list()
  return { requests: sent.length, kB: sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000 }
}

const fingerRests = 80

/** Opens a screen as a tap on a link does; returns the time (ms) from the release to the screen's paint. */
const tapTo = (page: Page, path: string) =>
  page.evaluate(
    async ({ to, rest }) => {
      const link = document.createElement('a')
      link.href = to
      document.body.append(link)
      link.dispatchEvent(new Event('touchstart', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, rest))
      link.remove()
      const began = performance.now()
      window.history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
      // A skeleton's heading never has the focus.
      while (!document.activeElement?.matches('main h1, main#content') && performance.now() - began < 20_000)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      // The frame after the commit is the one that is painted.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - began
    },
    { to: path, rest: fingerRests },
  )

const quiet = async (page: Page, traffic: Traffic) => {
  await traffic.settled(page)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_000)))
  await traffic.settled(page)
}

/** Opens the route from a loaded page, as the menu does; returns paint (ms), requests and kB. */
const fromMenu = async (context: BrowserContext, start: string, path: string) => {
  const page = await openPage(context)
  const before = new Traffic(context)
  await page.goto(start, { waitUntil: 'load', timeout: 60_000 })
  await quiet(page, before)
  // The menu is opened first, by a touch that also brings what waits for the first interaction.
  await page.evaluate(() => document.body.dispatchEvent(new Event('touchstart', { bubbles: true })))
  await quiet(page, before)
  const traffic = new Traffic(context)
  const paint = await tapTo(page, path)
  await quiet(page, traffic)
  const sums = await sumOf(traffic)
  await page.close()
  return { paint, ...sums }
}

const measureOnce = async (proxy: Http2Proxy, of: PhoneOf, { visit: path, for: who }: SpecRoute) => {
  const phone = await freshPhone(proxy, of)
  const traffic = new Traffic(phone.context)
  const page = await openPage(phone.context)
  const cold = await visit(page, of.origin + path)
  const sums = await sumOf(traffic)
  await page.close()
  const [first, second] = who === 'member' ? ['/auth/dashboard', '/auth/contact'] : ['/contact', '/']
  const start = path === first ? second : first
  const menu = await fromMenu(phone.context, of.origin + start, path)
  await phone.dismiss()
  return { cold, sums, menu }
}

/** Measures every route on the slow phone, `runs` times with a fresh phone each; yields the medians. */
export async function* benchRoutes({ operator, runs, only, origin, proxy }: Bench) {
  const dismiss = await operator.announcements()
  for (const route of (['member', 'visitor', 'anyone'] as const).flatMap(routesOf)) {
    if (only !== undefined && route.name !== only) continue
    const once: Awaited<ReturnType<typeof measureOnce>>[] = []
    for (let run = 0; run < runs; run += 1) {
      const owner = route.for === 'member' ? { person: await operator.demo(), dismiss } : {}
      once.push(await measureOnce(proxy, { origin, browser: 'chromium-headless-shell', ...owner }, route))
    }
    const middle = (of: (each: (typeof once)[number]) => number) =>
      Math.round(median(once.map(of)) * 100) / 100
    const figures: RouteFigures = {
      requests: middle(({ sums }) => sums.requests),
      kB: Math.round(middle(({ sums }) => sums.kB)),
      coldPaint: Math.round(middle(({ cold }) => cold.largestPaint)),
      shift: middle(({ cold }) => cold.shift),
      menuRequests: middle(({ menu }) => menu.requests),
      menuKB: Math.round(middle(({ menu }) => menu.kB)),
      menuPaint: Math.round(middle(({ menu }) => menu.paint)),
    }
    yield { path: route.visit, figures, moved: once.flatMap(({ cold }) => cold.moved) }
  }
}

const columns = ['cold: requests', 'kB', 'paint ms', 'shift', 'menu: requests', 'kB', 'paint ms']

export const headOfRoutes = `${'route'.padEnd(36)}${columns.map((name) => name.padStart(15)).join('')}`

export const rowOfRoute = (path: string, figures: RouteFigures): string =>
  `${path.padEnd(36)}${Object.values(figures)
    .map((figure) => String(figure).padStart(15))
    .join('')}`
