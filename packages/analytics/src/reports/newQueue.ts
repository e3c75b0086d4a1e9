import type { Report } from './report.ts'

const most = 20
/** Time (ms) in which reports are collected into one request. */
const pause = 5_000

const isLeft = () => document.visibilityState === 'hidden'

/** Returns a function that queues reports and sends batches; drops reports that differ only in page. */
export function newQueue(send: (reports: Report[]) => void) {
  const seen = new Set<string>()
  let waiting: Report[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) send(waiting)
    waiting = []
  }
  document.addEventListener('visibilitychange', () => isLeft() && flush())
  return (report: Report) => {
    const face = JSON.stringify({ ...report, page: '' })
    if (seen.has(face) || seen.size >= most) return
    seen.add(face)
    waiting.push(report)
    // A page that is being left can report nothing later.
    if (isLeft()) flush()
    else timer ??= setTimeout(flush, pause)
  }
}
