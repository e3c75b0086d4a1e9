import { language, loadedWords } from '@member/i18n'
import type { th as thMemberFailures } from './thMemberFailures.ts'
import { t } from './words.ts'

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

/** A failed call, sorted once. Its `message` is in the member's language where we have a sentence, and may be shown as it is. */
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
    super(sentenceFor(failure.kind, status, failure.message), { cause: failure.cause })
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

/** True if the call timed out after 60 seconds (axios' code). */
export const isTimeout = ({ code }: Pick<ApiError, 'code'>): boolean =>
  code === 'ECONNABORTED' || code === 'ETIMEDOUT'

const longest = 300

const thai = /[\u0E01-\u0E5B]/

/** True if the text is in the language shown, as far as its letters tell. */
const isInLanguage = (text: string) => thai.test(text) === (language() === 'th')

/** The server's sentence if it is in the member's language, else ours, else the server's in its own language. */
function sentenceFor(kind: FailureKind, status: number, message = ''): string {
  const isShown = message !== '' && message.length <= longest
  if (isShown && isInLanguage(message)) return message
  const ours =
    kind === 'unavailable' && status === 0 && isOffline() ? memberWords()?.offline : sentenceOf(status)
  if (ours !== undefined) return ours
  if (isShown && thai.test(message)) return message
  const families: Readonly<Record<number, string | undefined>> = t.family
  const ofFamily = kind === 'refused' || kind === 'signed-out' ? families[familyOf(status)] : undefined
  return ofFamily ?? t.kind[kind]
}

/** The sentences that only members' screens meet; they are loaded after the first screen. */
const memberWords = () => loadedWords<typeof thMemberFailures>('api-client/memberFailures')

/** True if the device itself knows that it has no network. */
const isOffline = () => typeof window !== 'undefined' && !navigator.onLine

/** Our sentence for a status. */
function sentenceOf(status: number): string | undefined {
  const said: Readonly<Record<number, string | undefined>> = {
    ...t.status,
    ...memberWords(),
  }
  return said[status]
}

/** 422105 → 422: the HTTP status a failure status belongs to. */
export const familyOf = (status: number): number => (status >= 1000 ? Math.floor(status / 1000) : status)

/** The sentence for anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : t.kind.refused

/** The server's messages beside the fields they belong to; empty where the failure is not about fields. */
export const fieldErrorsOf = (error: unknown): Record<string, string> => {
  const fields = error instanceof ApiError ? error.data?.['fields'] : undefined
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name,
      typeof message === 'string' && (isInLanguage(message) || thai.test(message))
        ? message
        : t.field.invalid,
    ]),
  )
}
