import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

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

/** Reloads the page as a new visit until the popup appears. */
export const visitUntil = (page: Page, popup: Locator) =>
  expect(async () => {
    if (await popup.isVisible()) return
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await page.getByRole('dialog').waitFor()
    expect(await popup.isVisible()).toBe(true)
  }).toPass()
