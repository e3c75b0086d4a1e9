import { ApiError, fieldErrorsOf, messageOf } from '@member/api-client'
import { t } from './words.ts'

/** Refusal of a form: errors of its fields, a general message, and the time to wait. */
export interface Refusal {
  fields: Record<string, string>
  /** Returns the general message in the language shown now. */
  message?: () => string
  waitUntil?: number
  /** True if the browser was offline; the message then disappears once the network is back. */
  isOffline?: boolean
  uncertain?: boolean
  isUnderAge?: boolean
}

export function refusalOf(error: unknown): Refusal {
  const fields = fieldErrorsOf(error)
  const lost = error instanceof ApiError && error.kind === 'unavailable' && error.status === 0
  return {
    fields,
    ...(Object.keys(fields).length ? {} : { message: () => (lost ? t.offline : messageOf(error)) }),
    ...waitOf(error),
    ...(lost && !navigator.onLine ? { isOffline: true } : {}),
  }
}

/** Returns `waitUntil`, the time (ms) from which a retry makes sense; empty if the server sent none. */
export const waitOf = (error: unknown): { waitUntil?: number } =>
  error instanceof ApiError && error.retryAfter ? { waitUntil: Date.now() + error.retryAfter * 1000 } : {}
