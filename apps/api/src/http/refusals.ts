import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { members } from '../database/schema.ts'
import { t } from './words.ts'

type More = { data?: Record<string, unknown>; retryAfterSec?: number }

/**
 * Error that becomes an error response: `status` is the HTTP status × 1000 plus a sub-code. The member reads
 * `message`.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: string
  readonly data: Record<string, unknown> | null
  readonly retryAfterSec: number | undefined

  constructor(status: number, code: string, message: string, { data, retryAfterSec }: More = {}) {
    super(message)
    this.status = status
    this.code = code
    this.data = data ?? null
    this.retryAfterSec = retryAfterSec
  }

  get httpStatus(): ContentfulStatusCode {
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- a whole number between 400 and 599 by construction
    return Math.floor(this.status / 1000) as ContentfulStatusCode
  }
}

export const tokenMissing = () => new Refusal(401_001, 'TOKEN_MISSING', t.tokenMissing)
export const tokenExpired = () => new Refusal(401_002, 'TOKEN_EXPIRED', t.tokenExpired)
export const tokenRevoked = (why: string = t.tokenRevoked) => new Refusal(401_003, 'TOKEN_REVOKED', why)
/** Returns the refusal of a session that a password change ended. */
export const passwordChanged = () => tokenRevoked(t.passwordChanged)

/** Throws a refusal if the member is suspended or closed, each with its own message. */
export function refuseShutOut({ status }: Pick<typeof members.$inferSelect, 'status'>) {
  if (status === 'ACTIVE') return
  throw new Refusal(403_001, 'ACCOUNT_SUSPENDED', status === 'CLOSED' ? t.closed : t.suspended)
}

/**
 * Returns the refusal that requires the password or a passkey. The refusal is not stored for the command's key,
 * so that the same command then succeeds.
 */
export const passwordAgain = (byPasskey: boolean) =>
  new Refusal(428_001, 'PASSWORD_AGAIN', t.passwordAgain, {
    data: { needs: ['password'], ...(byPasskey && { passkey: true }) },
  })

export const factorNeeded = (needs: readonly ('password' | 'factor')[], byPasskey: boolean) =>
  new Refusal(428_003, 'FACTOR_NEEDED', t.factorNeeded, {
    data: { needs, ...(byPasskey && { passkey: true }) },
  })

/**
 * Returns the refusal if terms or privacy policy have changed since the member's consent. Not stored for the
 * command's key.
 */
export const consentNeeded = (version: string) =>
  new Refusal(428_002, 'CONSENT_NEEDED', t.consentNeeded, { data: { version } })

/** Returns the refusal of an unknown record, also used for records of other members. */
export const notFound = (message: string = t.notFound) => new Refusal(404_001, 'NOT_FOUND', message)

/** Returns the refusal of invalid input; `fields` maps input names to their messages. */
export const invalid = (fields: Record<string, string>) =>
  new Refusal(400_001, 'VALIDATION', t.invalid, { data: { fields } })

/** Returns the refusal of a malformed or interrupted body; returns a refusal unchanged. */
export const unreadable = (fault: unknown) =>
  fault instanceof Refusal ? fault : invalid({ body: t.invalid })

export const tooMany = (retryAfterSec: number, more: Record<string, unknown> = {}) =>
  new Refusal(429_001, 'TOO_MANY', t.tooMany, { retryAfterSec, data: { retryAfterSec, ...more } })

/** Returns the refusal if the bank or another service refused or timed out; the session continues. */
export const upstreamFailed = (retryAfterSec?: number, message: string = t.upstream) =>
  new Refusal(
    500_256,
    'UPSTREAM_FAILED',
    message,
    retryAfterSec ? { retryAfterSec, data: { retryAfterSec } } : {},
  )
