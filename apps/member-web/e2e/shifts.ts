import type { Page } from '@playwright/test'

interface Shifted extends PerformanceEntry {
  value?: number
  sources?: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

interface Shift {
  at: number
  value: number
  moved: string[]
}

declare global {
  interface Window {
    /** Layout shifts of this document; a paused clock would record no performance marks. */
    shifts?: Shift[]
  }
}

/** Records the layout shifts of all documents that the page loads from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    window.shifts = shifts
    new PerformanceObserver((list) => {
      const entries: Shifted[] = list.getEntries()
      for (const { startTime, value = 0, sources = [] } of entries) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const [from, to] = [previousRect, currentRect].map(({ top, height }) => `${top} (${height} high)`)
          return `${node?.nodeName} ${node?.textContent?.slice(0, 30)}: ${from} to ${to}`
        })
        shifts.push({ at: startTime, value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => {
    if (!window.shifts) throw new Error('The layout shifts of this page are not recorded.')
    return window.shifts
  })

export const shiftOf = async (page: Page) => (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)
