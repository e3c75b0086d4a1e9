import { language, loadedWords } from '@member/i18n'
import { t } from './words.ts'
import type { FailureStatus, FiguresOf } from './failures/failures.ts'

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

/** Error of a failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  readonly status: number
  readonly code: string
  readonly data: Record<string, unknown> | null
  readonly requestId: string | null
  /** Time (seconds) to wait before a retry; null if the server set none. */
  readonly retryAfter: number | null
  private readonly sent: string
  private readonly isOffline = isOffline()

  constructor({ kind, status = 0, code = '', message = '', ...more }: Failure) {
    super(undefined, { cause: more.cause })
    this.kind = kind
    this.status = status
    this.code = code
    this.sent = message
    this.data = more.data ?? null
    this.requestId = more.requestId ?? null
    this.retryAfter = more.retryAfter ?? null
  }

  /**
   * Sentence for the member, in the language shown now: ours with the server's figures, else the server's if it
   * is short and in that language, else ours.
   */
  override get message(): string {
    const { kind, status, sent } = this
    const figured = withFigures(status, this.data)
    const isShown = sent !== '' && sent.length <= longest
    if (figured === undefined && isShown && isInLanguage(sent)) return sent
    const more = memberWords()
    const unanswered = isTimeout(this) ? t.timeout : this.isOffline ? more?.offline : undefined
    const ofStatus = figured ?? t.status[status] ?? more?.[status]
    const ours = kind === 'unavailable' && status === 0 ? unanswered : ofStatus
    if (ours !== undefined) return ours
    if (isShown && thai.test(sent)) return sent
    const families: Readonly<Record<number, string | undefined>> = t.family
    const ofFamily = kind === 'refused' || kind === 'signed-out' ? families[familyOf(status)] : undefined
    return ofFamily ?? t.kind[kind]
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

interface MemberFailures {
  offline: string
  [status: number]: string
  [withFigures: `figures${number}`]: '{figure:number}'
}

/** Returns the messages that only members' screens need; undefined until loaded. */
const memberWords = () => loadedWords<MemberFailures>('api-client/memberFailures')

/** Returns the sentence with figures; undefined unless all of them are numbers in `data`. */
function withFigures(status: number, data: ApiError['data']): string | undefined {
  let isWhole = true
  const figures = new Proxy(
    { figure: 0 },
    {
      get: (_, name) => {
        const figure = data?.[String(name)]
        if (typeof figure === 'number') return figure
        isWhole = false
        return 0
      },
    },
  )
  const sentence = memberWords()?.[`figures${status}`]?.(figures)
  return isWhole ? sentence : undefined
}

const isOffline = () => typeof window !== 'undefined' && !navigator.onLine

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

/** Returns what a member reads of a refusal that no call had yet, with figures if given. */
export const sentenceOf = <Status extends FailureStatus>(
  status: Status,
  data?: FiguresOf<Status> & Record<string, unknown>,
): string => new ApiError({ kind: 'refused', status, data: data ?? null }).message

/** Returns the answer, or null if the call failed with `NOT_FOUND`. */
export const orNull = async <Answer>(answer: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404001) return null
    throw error
  }
}
