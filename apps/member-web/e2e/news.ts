import type { BrowserContext, Locator, Page } from '@playwright/test'
import { pauseClock, Traffic } from './budget/traffic.ts'

const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)

/** Dismisses the popups of these keys, and the check-in, for today in every page of the context. */
export const dismissNews = async (context: BrowserContext, keys: string[]): Promise<void> => {
  const put = { day: today(), seen: keys }
  await context.addInitScript(({ day, seen }) => {
    try {
      const { user } = JSON.parse(localStorage.getItem('member-session') ?? '{}')
      const all = user ? [...seen, `check-in-${user.uuid}`] : seen
      localStorage.setItem('announcements-seen', JSON.stringify({ day, seen: all }))
    } catch {
      // A frame that may not access the site's storage has nothing to dismiss.
    }
  }, put)
}

/**
 * Reloads the page as a new visit until the popup appears. The clock is paused meanwhile: on a slow machine the
 * credit would be in view for so long that the popup waits for the next visit.
 */
export const visitUntil = async (page: Page, popup: Locator): Promise<void> => {
  const address = page.url()
  // On a blank page: while the clock is installed the page is in 1970 for a moment. A setting that arrived then would
  // put the server's clock decades ahead.
  await page.goto('about:blank')
  await pauseClock(page)
  await page.goto(address)
  const traffic = new Traffic(page.context())
  do {
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await traffic.advance(page, 3_000)
  } while (!(await popup.isVisible()))
  await page.clock.resume()
}
