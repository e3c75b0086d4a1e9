import { expect } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { shiftOf, watchShifts } from './shifts.ts'
import { test } from './withOperator.ts'

const frame = () => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve()))

/** Delays the page's files and answers, so that they arrive one by one in an order given by `seed`. */
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

/** Layout shift that is allowed, since the brand's typeface replaces the fallback font. */
const ofTypeface = 0.001

for (const path of ['/', '/login'])
  test(`${path} stays where it is, in whatever order its parts come`, async ({ browser, operator }) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const context = await browser.newContext({ baseURL: operator.site, isMobile: true })
      const page = await context.newPage()
      await watchShifts(page)
      await shuffle(page, seed)
      await page.goto(path)
      // The last part to come.
      await expect(page.getByRole('link', { name: 'คุยกับเจ้าหน้าที่ทางไลน์' })).toBeVisible()
      expect(await shiftOf(page), `layout shift in order ${seed}`).toBeLessThan(ofTypeface)
      await context.close()
    }
  })
