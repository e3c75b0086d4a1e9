import type { Page } from '@playwright/test'
import { Traffic } from './budget/traffic.ts'
import { expect } from './journey.ts'
import { routesOf, type SpecRoute } from './specification/routes.ts'

// The text of a legal page is the operator's and part of the HTML.
export const screens = (...who: SpecRoute['for'][]) =>
  who.flatMap(routesOf).filter(({ spec }) => !spec.startsWith('/legal/'))

/** Opens each screen in English by the app's router, waits until it is complete, and calls `look`. */
export async function openEach(page: Page, routes: SpecRoute[], look: (visit: string) => Promise<void>) {
  const traffic = new Traffic(page.context())
  const addresses = routes
    .flatMap(({ visit, parts = [] }) => [visit, ...parts])
    .map((visit) => `/en${visit === '/' ? '' : visit}`)
  await page.goto(addresses[0] ?? '/en')
  for (const address of addresses) {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await expect(page).toHaveURL(address)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await traffic.settled(page)
    await look(address)
  }
}
