import type { ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { failure } from './envelope.ts'
import { Refusal } from './refusal.ts'
import { invalid, notFound } from './refusals.ts'
import type { AppEnv, Services } from './services.ts'
import { th } from './th.ts'

/** Every fault leaves in the envelope; what nobody foresaw is logged whole and told as no more than its request id. */
export function onFault({ log }: Services): ErrorHandler<AppEnv> {
  return (fault, context) => {
    const refusal = asRefusal(fault)
    const requestId = context.get('requestId')
    if (refusal.status === 500_001) log({ level: 'error', requestId, fault: describe(fault) })
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
    return fault.status === 413
      ? new Refusal(413_001, 'TOO_LARGE', th.tooLarge)
      : invalid({ body: th.invalid })
  }
  if (isConnection(fault)) return new Refusal(503_001, 'UNAVAILABLE', th.unavailable, { retryAfterSec: 5 })
  return new Refusal(500_001, 'INTERNAL', th.broken)
}

/** The database server is away, restarting or full: class 08, 53 and 57, or no socket. */
function isConnection(fault: unknown): boolean {
  for (let each = fault; each instanceof Error; each = each.cause) {
    if ('code' in each && /^(08|53|57P0|ECONN|ETIMEDOUT)/.test(String(each.code))) return true
  }
  return false
}

/** The chain of causes without the values of a query, which may be a member's: messages and stacks repeat them. */
export function describe(fault: unknown): unknown {
  if (!(fault instanceof Error)) return String(fault)
  return {
    name: fault.name,
    message: messageOf(fault),
    stack: fault.stack?.split('\n').filter(isFrame).slice(0, 11),
    cause: fault.cause && describe(fault.cause),
  }
}

const isFrame = (line: string) => /^\s+at /.test(line)

function messageOf(fault: Error): string {
  if (fault.message.startsWith('Failed query')) return 'a query failed'
  // PostgreSQL's own fault quotes what it did not like.
  return 'severity' in fault && 'code' in fault ? `PostgreSQL ${String(fault.code)}` : fault.message
}
