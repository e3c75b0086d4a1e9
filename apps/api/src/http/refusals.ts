import { ApiError } from '@member/api-client'
import { failures, type FailureStatus, type FiguresOf } from '@member/api-client/contract'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { members } from '../database/schema.ts'
import { t } from './words.ts'

type More = {
  /** A sentence that says more than the failure's own. */
  message?: string
  data?: Record<string, unknown>
  /** Name of the input whose error the sentence is too. */
  field?: string
  retryAfterSec?: number
}

/** A status of the contract, with the figures of its sentence unless there is another message. */
type Given = {
  [Status in FailureStatus]: unknown extends FiguresOf<Status>
    ? [status: Status, more?: More]
    : [status: Status, more: More & ({ data: FiguresOf<Status> } | { message: string })]
}[FailureStatus]

/**
 * Error that becomes an error response. The member reads its `message`: the failure's own sentence, in the
 * language of the request, unless another is given.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: FailureStatus
  readonly code: string
  readonly data: Record<string, unknown> | null
  readonly retryAfterSec: number | undefined

  constructor(...[status, { message, data, field, retryAfterSec } = {}]: Given) {
    const says = message ?? new ApiError({ kind: 'refused', status, data: data ?? null }).message
    super(says)
    this.status = status
    this.code = failures[status].code
    this.data = field === undefined ? (data ?? null) : { ...data, fields: { [field]: says } }
    this.retryAfterSec = retryAfterSec
  }

  get httpStatus(): ContentfulStatusCode {
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- a whole number between 400 and 599 by construction
    return Math.floor(this.status / 1000) as ContentfulStatusCode
  }
}

export const tokenMissing = () => new Refusal(401_001)
export const tokenExpired = () => new Refusal(401_002)
export const tokenRevoked = () => new Refusal(401_003)
/** Returns the refusal of a session that a password change ended. */
export const passwordChanged = () => new Refusal(401_003, { message: t.passwordChanged })

/** Throws a refusal if the member is suspended or closed, each with its own message. */
export function refuseShutOut({ status }: Pick<typeof members.$inferSelect, 'status'>) {
  if (status === 'ACTIVE') return
  throw new Refusal(403_001, status === 'CLOSED' ? { message: t.closed } : {})
}

/**
 * Returns the refusal that requires the password or a passkey. The refusal is not stored for the command's key,
 * so that the same command then succeeds.
 */
export const passwordAgain = (byPasskey: boolean) =>
  new Refusal(428_001, { data: { needs: ['password'], ...(byPasskey && { passkey: true }) } })

export const factorNeeded = (needs: readonly ('password' | 'factor')[], byPasskey: boolean) =>
  new Refusal(428_003, { data: { needs, ...(byPasskey && { passkey: true }) } })

/**
 * Returns the refusal if terms or privacy policy have changed since the member's consent. Not stored for the
 * command's key.
 */
export const consentNeeded = (version: string) => new Refusal(428_002, { data: { version } })

/** Returns the refusal of an unknown record, also used for records of other members. */
export const notFound = (message?: string) => new Refusal(404_001, message ? { message } : {})

/** Returns the refusal of invalid input; `fields` maps input names to their messages. */
export const invalid = (fields: Record<string, string>) => new Refusal(400_001, { data: { fields } })

/** Returns the refusal of a malformed or interrupted body; returns a refusal unchanged. */
export const unreadable = (fault: unknown) =>
  fault instanceof Refusal ? fault : invalid({ body: t.invalid })

export const tooMany = (retryAfterSec: number, more: Record<string, unknown> = {}) =>
  new Refusal(429_001, { retryAfterSec, data: { retryAfterSec, ...more } })

/** Returns the refusal if the bank or another service refused or timed out; the session continues. */
export const upstreamFailed = (retryAfterSec?: number, message?: string) =>
  new Refusal(500_256, {
    ...(message && { message }),
    ...(retryAfterSec && { retryAfterSec, data: { retryAfterSec } }),
  })
