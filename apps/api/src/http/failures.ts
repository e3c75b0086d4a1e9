import type { ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isUnavailable } from '../database/failures.ts'
import { describeFault } from '../values/describeFault.ts'
import { failure } from './runOnce.ts'
import { Refusal, invalid, notFound } from './refusals.ts'
import type { AppEnv, Services } from '../services/services.ts'
import { t } from './words.ts'

/**
 * Error handler that turns every error into an error response. Unexpected errors are logged, and answered with
 * only the request id.
 */
export function onFault({ log }: Services): ErrorHandler<AppEnv> {
  return (fault, context) => {
    // A response thrown by a middleware, such as a password challenge.
    if (fault instanceof HTTPException && fault.res) return fault.getResponse()
    const refusal = asRefusal(fault)
    const requestId = context.get('requestId')
    if (refusal.status === 500_001) log({ level: 'error', requestId, fault: describeFault(fault) })
    context.set('refused', refusal.code)
    if (refusal.retryAfterSec !== undefined) context.header('Retry-After', String(refusal.retryAfterSec))
    return context.json(failure(refusal, requestId), refusal.httpStatus)
  }
}

export const onNotFound: NotFoundHandler<AppEnv> = (context) => {
  context.set('refused', 'NOT_FOUND')
  return context.json(failure(notFound(), context.get('requestId')), 404)
}

function asRefusal(fault: unknown): Refusal {
  if (fault instanceof Refusal) return fault
  if (fault instanceof HTTPException) {
    return fault.status === 413 ? new Refusal(413_001) : invalid({ body: t.invalid })
  }
  if (isCutOff(fault)) return invalid({ body: t.invalid })
  if (isUnavailable(fault)) return new Refusal(503_001, { retryAfterSec: 5 })
  return new Refusal(500_001)
}

/** Returns true if the connection closed during the request's body, as reported by Node.js. */
const isCutOff = (fault: unknown) =>
  fault instanceof Error && fault.message === 'aborted' && 'code' in fault && fault.code === 'ECONNRESET'
