import type { Brand } from '@member/brand'
import { loadPart } from '@member/ui/lazy'
import { quiet } from '../site/quiet.ts'

let isStarted = false

/** Where the brand wants reports, and of this visit, loads what makes them: once a page, when nothing else is to do. */
export function startReports({ clientId, reports }: Brand) {
  if (!reports || isStarted) return
  isStarted = true
  if (Math.random() * 100 >= reports.share) return
  const start = async () => {
    await quiet()
    const { watch } = await loadPart(() => import('./watch.ts'))
    watch(reports.endpoint, clientId)
  }
  // The site works as well without.
  start().catch(() => undefined)
}
