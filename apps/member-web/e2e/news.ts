import type { BrowserContext } from '@playwright/test'

const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)

/** Marks these announcements and all other popups as seen today, in every page of the context. */
export const dismissNews = async (context: BrowserContext, announcements: string[]): Promise<void> => {
  const put = { day: today(), seen: ['update', ...announcements] }
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
