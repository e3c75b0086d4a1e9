import { th } from './th.ts'

/** `signed-out` ends the session, `unavailable` may be tried again, `refused` is the server's verdict, `unreadable` is not to be believed. */
export type FailureKind = 'signed-out' | 'unavailable' | 'refused' | 'unreadable'

export interface Failure {
  kind: FailureKind
  /** HTTP × 1000 + sub-code, or the bare HTTP status; 0 where nothing answered. */
  status?: number
  code?: string
  message?: string | undefined
  data?: Record<string, unknown> | null
  requestId?: string | null
  retryAfter?: number | null
  cause?: unknown
}

/** A failed call, sorted once. Its `message` is Thai and may be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  readonly status: number
  readonly code: string
  readonly data: Record<string, unknown> | null
  readonly requestId: string | null
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | null

  constructor(failure: Failure) {
    const status = failure.status ?? 0
    super(inThai(failure.kind, status, failure.message), { cause: failure.cause })
    this.kind = failure.kind
    this.status = status
    this.code = failure.code ?? ''
    this.data = failure.data ?? null
    this.requestId = failure.requestId ?? null
    this.retryAfter = failure.retryAfter ?? null
  }
}

/** A call the app itself no longer wants: never recorded, never shown. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/** Whether a call was given up after its 60 seconds, in axios' words. */
export const isTimeout = ({ code }: Pick<ApiError, 'code'>): boolean =>
  code === 'ECONNABORTED' || code === 'ETIMEDOUT'

const longest = 300

const inThai = (kind: FailureKind, status: number, message: string | undefined): string =>
  message && message.length <= longest && /[\u0E01-\u0E5B]/.test(message)
    ? message
    : (th.status[status] ??
      (kind === 'refused' || kind === 'signed-out' ? th.family[familyOf(status)] : undefined) ??
      th.kind[kind])

/** 422105 → 422: the HTTP status a failure status belongs to. */
export const familyOf = (status: number): number => (status >= 1000 ? Math.floor(status / 1000) : status)

/** The Thai sentence for anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : th.kind.refused

/** The server's messages beside the fields they belong to; empty where the failure is not about fields. */
export const fieldErrorsOf = (error: unknown): Record<string, string> => {
  const fields = error instanceof ApiError ? error.data?.['fields'] : undefined
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name,
      typeof message === 'string' && /[\u0E01-\u0E5B]/.test(message) ? message : th.field.invalid,
    ]),
  )
}
