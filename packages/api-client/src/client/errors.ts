import { language, loadedWords } from '@member/i18n'
import { id as memberFailures, type th as thMemberFailures } from './wordsMemberFailures.ts'
import { t } from './words.ts'

/**
 * Kind of failure.
 * `signed-out` ends the session, `unavailable` can be retried, `refused` is the server's decision, `unreadable`
 * is an answer that does not match the schema.
 */
export type FailureKind = 'signed-out' | 'unavailable' | 'refused' | 'unreadable'

export interface Failure {
  kind: FailureKind
  /** HTTP status × 1000 + sub-code, or the plain HTTP status; 0 if no answer arrived. */
  status?: number
  code?: string
  message?: string | undefined
  data?: Record<string, unknown> | null
  requestId?: string | null
  retryAfter?: number | null
  cause?: unknown
}

/** Error of a failed call. Its `message` is safe to show, and in the member's language if such a text exists. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  readonly status: number
  readonly code: string
  readonly data: Record<string, unknown> | null
  readonly requestId: string | null
  /** Time (seconds) to wait before a retry; null if the server set none. */
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

/** Error of a call that the app aborted; never recorded or shown. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

export const isTimeout = ({ code }: Pick<ApiError, 'code'>): boolean =>
  code === 'ECONNABORTED' || code === 'ETIMEDOUT'

const longest = 300

const thai = /[\u0E01-\u0E5B]/

/** True if the text is in the shown language, by its script (Thai or not). */
const isInLanguage = (text: string) => thai.test(text) === (language() === 'th')

/** Returns the message for the member: the server's if short and in the shown language, or ours. */
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

/** Returns the messages that only members' screens need; undefined until loaded. */
const memberWords = () => loadedWords<typeof thMemberFailures>(memberFailures)

const isOffline = () => typeof window !== 'undefined' && !navigator.onLine

function sentenceOf(status: number): string | undefined {
  const sentences: Readonly<Record<number, string | undefined>> = {
    ...t.status,
    ...memberWords(),
  }
  return sentences[status]
}

/** Returns the HTTP status of a failure's status: 422105 gives 422. */
export const familyOf = (status: number): number => (status >= 1000 ? Math.floor(status / 1000) : status)

export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : t.kind.refused

/**
 * Returns the server's messages by field; empty if the error is not about fields. A message that is neither in
 * the shown language nor in Thai is replaced by a general one.
 */
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
