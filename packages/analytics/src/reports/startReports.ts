import type { Brand } from '@member/brand'
import { whenIdle } from '@member/ui'
import { loadPart } from '@member/ui/lazy'
import type { Visited } from './watch.ts'

let isStarted = false

/** Starts reporting once the page is idle, if the brand wants reports and this visit is in the sample. */
export function startReports({ clientId, reports }: Brand, visited: Visited) {
  if (!reports || isStarted) return
  isStarted = true
  if (Math.random() * 100 >= reports.share) return
  const start = async () => {
    await whenIdle()
    const { watch } = await loadPart(() => import('./watch.ts'))
    watch(reports.endpoint, clientId, visited)
  }
  // The site works without it.
  start().catch(() => undefined)
}
