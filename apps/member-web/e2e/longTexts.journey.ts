import type { Page } from '@playwright/test'
import { Traffic } from './budget/traffic.ts'
import { expect, test } from './journey.ts'
import { OwnTexts, speakPseudo } from './pseudo.ts'
import { routesOf, type SpecRoute } from './specification/routes.ts'
import { cutTexts, shownTexts } from './textFaults.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } })

// The text of a legal page is the operator's, and part of the page.
const screens = (...who: SpecRoute['for'][]) =>
  who.flatMap(routesOf).filter(({ spec }) => !spec.startsWith('/legal/'))

/** Opens each screen in English by the app's own router, which is quicker than loading the site for each. */
async function openEach(page: Page, routes: SpecRoute[], look: (visit: string) => Promise<void>) {
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
    await traffic.quiet(300)
    await expect(page).toHaveURL(address)
    await expect(page.locator('main h1')).toBeVisible()
    await look(address)
  }
}

/** Thai, or two English words in a row; one letter is the mark of a brand without a logo. */
const stray = /[\u0E01-\u0E3A\u0E40-\u0E5B]{2}|[a-z]{2,} [a-z]{2,}/

const who = [
  ['a visitor', screens('visitor', 'anyone')],
  ['a member', screens('member')],
] as const

for (const [name, routes] of who) {
  test.describe(name, () => {
    test.beforeEach(async ({ member, operator, faults }) => {
      faults.expectAnswers(404)
      await (name === 'a member' ? member.returnAs(await operator.demo()) : member.leave())
    })

    test('reads every text from the tables, and whole, in a language longer by half', async ({ page }) => {
      const own = new OwnTexts(page)
      await speakPseudo(page)
      await openEach(page, routes, async (address) => {
        const left = await own.leftOf(await page.evaluate(shownTexts))
        const strays = [...new Set(left.filter((text) => stray.test(text)))]
        expect.soft(strays, `${address}: not from a table`).toEqual([])
        expect.soft(await page.evaluate(cutTexts), `${address}: cut`).toEqual([])
      })
    })

    test('reads English whole in letters of twice the size', async ({ page }) => {
      await openEach(page, routes, async (visit) => {
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        expect.soft(await page.evaluate(cutTexts), `${visit}: cut`).toEqual([])
      })
    })
  })
}
