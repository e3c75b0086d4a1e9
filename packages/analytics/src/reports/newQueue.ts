import type { Report } from './report.ts'

/** Limit of reports per page. */
const most = 20
/** Reports within this time are sent together. */
const pause = 5_000

const isLeft = () => document.visibilityState === 'hidden'

/** Takes reports: each once, however often it comes and on whichever page, and sends them on in bundles. */
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
    // Of a page that is being left nothing comes later.
    if (isLeft()) flush()
    else timer ??= setTimeout(flush, pause)
  }
}
