import type { BrowserContext, Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Traffic } from '../e2e/budget/traffic.ts'

export interface Visit {
  firstPaint: number
  largestPaint: number
  /** Total blocking time (ms) of long tasks after the first paint. */
  blocked: number
  longestTask: number
  /** Largest layout shift within one window, as defined by CLS. */
  shift: number
  /** Elements that moved, each with time and distance. */
  moved: string[]
}

interface Noted {
  first: number
  largest: number
  tasks: { start: number; length: number }[]
  shifts: { start: number; value: number; what: string }[]
  taps: number[]
}

interface Entry extends PerformanceEntry {
  value?: number
  hadRecentInput?: boolean
  sources?: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  interactionId?: number
}

declare global {
  interface Window {
    noted: Noted
  }
}

const note = () => {
  const noted: Noted = { first: 0, largest: 0, tasks: [], shifts: [], taps: [] }
  window.noted = noted
  const observers: Record<string, (entry: Entry) => void> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') noted.first = startTime
    },
    'largest-contentful-paint': ({ startTime }) => {
      noted.largest = startTime
    },
    longtask: ({ startTime, duration }) => noted.tasks.push({ start: startTime, length: duration }),
    'layout-shift': ({ startTime, value = 0, hadRecentInput, sources = [] }) => {
      const what = sources
        .map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 30)} from ${previousRect.y} to ${currentRect.y}`,
        )
        .join(', ')
      if (!hadRecentInput) noted.shifts.push({ start: startTime, value, what })
    },
    event: ({ duration, interactionId }) => {
      if (interactionId) noted.taps.push(duration)
    },
  }
  for (const [type, one] of Object.entries(observers)) {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => list.getEntries().forEach(one)).observe(options)
  }
}

/** Opens a page with the CPU slowed four times; the page records its delays and layout shifts. */
export const openPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.addInitScript(note)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

export const visit = async (page: Page, address: string): Promise<Visit> => {
  const traffic = new Traffic(page.context())
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
  // What it asks for some time after it has come moves it too.
  await traffic.settled(page)
  await sleep(2_000)
  await traffic.settled(page)
  await sleep(1_000)
  const { first, largest, tasks, shifts } = await page.evaluate(() => window.noted)
  return {
    firstPaint: first,
    largestPaint: largest,
    blocked: tasks
      .filter(({ start }) => start >= first)
      .reduce((total, { length }) => total + Math.max(0, length - 50), 0),
    longestTask: Math.max(0, ...tasks.map(({ length }) => length)),
    shift: worstWindow(shifts),
    moved: shifts.map(
      ({ start, value, what }) => `${value.toFixed(3)} after ${start.toFixed(0)} ms: ${what}`,
    ),
  }
}

/**
 * Returns the largest sum of shifts in a window.
 * A window ends after a second without a shift, or after five seconds.
 */
const worstWindow = (shifts: Noted['shifts']) => {
  let [worst, sum, began, last] = [0, 0, -Infinity, -Infinity]
  for (const { start, value } of shifts) {
    const goesOn = start - last < 1_000 && start - began < 5_000
    sum = goesOn ? sum + value : value
    began = goesOn ? began : start
    last = start
    worst = Math.max(worst, sum)
  }
  return worst
}

/** Taps each of these elements; returns the slowest response (ms), up to the next frame. */
export const worstTap = async (page: Page, selectors: string[]): Promise<number> => {
  await page.evaluate(() => void (window.noted.taps.length = 0))
  for (const selector of selectors) {
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error(`There is no ${selector} to tap.`)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await sleep(700)
  }
  return page.evaluate(() => Math.max(0, ...window.noted.taps))
}
