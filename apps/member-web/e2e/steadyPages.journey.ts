import { expect } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { test } from './withOperator.ts'

const frame = () => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve()))

/** Lets the files and answers of a page come one at a time, in a random order given by a seed. */
const shuffle = async (page: Page, seed: number) => {
  let state = seed * 7_919
  const chance = (below: number) => (state = (state * 16_807) % 2_147_483_647) % below
  const held: Route[] = []
  let isGoing = false
  await page.route(/\/(?:assets|api)\//, async (route) => {
    held.push(route)
    if (isGoing) return
    isGoing = true
    while (held.length > 0) {
      await page.evaluate(frame)
      await held.splice(chance(held.length), 1)[0]?.continue()
    }
    isGoing = false
  })
}

const watchShifts = () => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      performance.mark(`shift ${'value' in entry ? String(entry.value) : ''}`)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Layout shift that is allowed, since the brand's typeface replaces the fallback font. */
const ofTypeface = 0.001

for (const path of ['/', '/login'])
  test(`${path} stays where it is, in whatever order its parts come`, async ({ browser, operator }) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const context = await browser.newContext({
        baseURL: operator.site,
        locale: 'th-TH',
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      await page.addInitScript(watchShifts)
      await shuffle(page, seed)
      await page.goto(path)
      // The last part to come.
      await expect(page.getByRole('link', { name: 'คุยกับเจ้าหน้าที่ทางไลน์' })).toBeVisible()
      const shifts = await page.evaluate(() =>
        performance
          .getEntriesByType('mark')
          .filter(({ name }) => name.startsWith('shift '))
          .map(({ name }) => Number(name.slice('shift '.length))),
      )
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        `layout shift in order ${seed}`,
      ).toBeLessThan(ofTypeface)
      await context.close()
    }
  })
