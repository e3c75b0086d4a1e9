import { ApiError, fieldErrorsOf, messageOf } from '@member/api-client'
import { t } from './words.ts'

/** Refusal of a form: messages for its fields and for the form, and the time to wait. */
export interface Refusal {
  fields: Record<string, string>
  message?: string
  waitUntil?: number
  /** True if the device had no network: nothing is left to say once it has. */
  isOffline?: boolean
  /** True if the outcome is unknown. */
  uncertain?: boolean
  /** Too young to be a member. */
  isUnderAge?: boolean
}

/** A server's refusal, or a line that failed, as a form shows it. */
export function refusalOf(error: unknown): Refusal {
  const fields = fieldErrorsOf(error)
  const lost = error instanceof ApiError && error.kind === 'unavailable' && error.status === 0
  return {
    fields,
    ...(Object.keys(fields).length ? {} : { message: lost ? t.offline : messageOf(error) }),
    ...waitOf(error),
    ...(lost && !navigator.onLine ? { isOffline: true } : {}),
  }
}

/** The moment from which it makes sense to try again, where the server named one. */
export const waitOf = (error: unknown): { waitUntil?: number } =>
  error instanceof ApiError && error.retryAfter ? { waitUntil: Date.now() + error.retryAfter * 1000 } : {}
