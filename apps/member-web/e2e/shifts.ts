import type { Page } from '@playwright/test'

/** Records, as performance marks, the layout shifts of all documents that the page loads from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        performance.mark('shift', {
          startTime: entry.startTime,
          detail: 'value' in entry ? Number(entry.value) : 0,
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns the layout shifts so far: time (ms since the page's start) and size. */
export const shiftsOf = (page: Page): Promise<{ at: number; value: number }[]> =>
  page.evaluate(() =>
    performance.getEntriesByName('shift', 'mark').map((mark) => ({
      at: mark.startTime,
      value: 'detail' in mark ? Number(mark.detail) : 0,
    })),
  )

/** Returns the sum of the layout shifts so far. */
export const shiftOf = async (page: Page) => (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)
