import { ApiError } from '@member/api-client'
import type { Report } from './report.ts'
import { framesOf, scrub } from './scrub.ts'

type Fault = Omit<Extract<Report, { stack: string[] }>, 'page'>

/** Returns the error in an event recorded by `boot/faults.js`. */
export function faultOf(event: Event): Fault | undefined {
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
