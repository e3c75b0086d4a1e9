import type { Page } from '@playwright/test'

interface Shifted extends PerformanceEntry {
  value?: number
  sources?: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Records, as performance marks, the layout shifts of all documents that the page loads from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const entries: Shifted[] = list.getEntries()
      for (const { startTime, value = 0, sources = [] } of entries) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const [from, to] = [previousRect, currentRect].map(({ top, height }) => `${top} (${height} high)`)
          return `${node?.nodeName} ${node?.textContent?.slice(0, 30)}: ${from} to ${to}`
        })
        performance.mark('shift', { startTime, detail: { value, moved } })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

interface Shift {
  at: number
  value: number
  moved: string[]
}

export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() =>
    performance.getEntriesByName('shift', 'mark').map((mark) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as marked above
      const { detail } = mark as PerformanceMark & { detail: Pick<Shift, 'value' | 'moved'> }
      return { at: mark.startTime, value: detail.value, moved: detail.moved }
    }),
  )

export const shiftOf = async (page: Page) => (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)
