import type { Page } from '@playwright/test'

/** Marks each layout shift of the page's documents from now on. */
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

/** Returns the shifts so far: when (ms) and by how much. */
export const shiftsOf = (page: Page): Promise<{ at: number; value: number }[]> =>
  page.evaluate(() =>
    performance.getEntriesByName('shift', 'mark').map((mark) => ({
      at: mark.startTime,
      value: 'detail' in mark ? Number(mark.detail) : 0,
    })),
  )

/** Returns the sum of the shifts so far. */
export const shiftOf = async (page: Page) => (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)
