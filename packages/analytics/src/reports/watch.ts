import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { postInBackground } from '../events/postInBackground.ts'
import { ApiError } from '@member/api-client'
import { framesOf, scrub } from './scrub.ts'

/** A report to the operator. `page` is the route pattern, such as /aff/:afCode, never an address. */
type Report =
  | { kind: 'error' | 'policy'; page: string; message: string; stack: string[] }
  | { kind: 'vital'; page: string; name: string; value: number; rating: string }

type Fault = Omit<Extract<Report, { stack: string[] }>, 'page'>

/** Returns the error in an event recorded by `boot/faults.js`. */
function faultOf(event: Event): Fault | undefined {
  if (event instanceof ErrorEvent) {
    // Errors in third-party scripts have no details, and the other one is harmless.
    if (/^Script error|ResizeObserver loop/.test(event.message)) return undefined
    return thrownFault(event.error ?? event.message)
  }
  if (isViolation(event)) return violation(event)
  return 'reason' in event ? thrownFault(event.reason) : undefined
}

const isViolation = (event: Event): event is SecurityPolicyViolationEvent =>
  event.type === 'securitypolicyviolation'

const error = (message: string, stack: string[] = []): Fault => ({ kind: 'error', message, stack })

function thrownFault(thrown: unknown): Fault {
  if (thrown instanceof ApiError) return error(`ApiError: ${thrown.kind} ${thrown.status} ${thrown.code}`)
  if (thrown instanceof Error)
    return error(scrub(`${thrown.name}: ${thrown.message}`), framesOf(thrown.stack))
  // The content of an unknown object is not reported.
  return error(typeof thrown === 'string' ? scrub(thrown) : typeof thrown)
}

const violation = (event: SecurityPolicyViolationEvent): Fault => ({
  kind: 'policy',
  message: `${event.effectiveDirective} ${hostOf(event.blockedURI)}`,
  stack: framesOf(`${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`),
})

const hostOf = (blocked: string) => /^(?:https?|wss?):\/\/[^/?#]+|^[a-z-]+/.exec(blocked)?.[0] ?? ''

const most = 20
/** Time (ms) in which reports are collected into one request. */
const pause = 5_000

const isLeft = () => document.visibilityState === 'hidden'

/** Returns a function that queues reports and sends batches; drops reports that differ only in page. */
function newQueue(send: (reports: Report[]) => void) {
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

declare global {
  interface Window {
    /** Events recorded by `boot/faults.js` so far. */
    faults?: { push: (event: Event) => unknown }
  }
}

export interface Visited {
  version: string
  build: string
  pageAt: (pathname: string) => string
}

/** Reports errors since the page's first script, and the page's speed, to the operator. */
export function watch(endpoint: string, site: string, { version, build, pageAt }: Visited) {
  const take = newQueue((reports) => postInBackground(endpoint, { site, version, build, reports }))
  const page = () => pageAt(window.location.pathname)
  const push = (event: Event) => {
    const fault = faultOf(event)
    if (fault) take({ ...fault, page: page() })
  }
  const before = window.faults
  window.faults = { push }
  if (Array.isArray(before)) before.forEach(push)

  const arrivedAt = page()
  const measured = ({ name, value, rating }: Metric) =>
    take({ kind: 'vital', page: arrivedAt, name, value: Math.round(value * 1000) / 1000, rating })
  // The library uses syntax that the oldest browsers lack; they support few of the metrics anyway.
  if ('at' in Array.prototype) for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) on(measured)
}
