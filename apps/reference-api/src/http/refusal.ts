import type { ContentfulStatusCode } from 'hono/utils/http-status'

type More = { data?: Record<string, unknown>; retryAfterSec?: number }

/** An answer other than success: `status` is HTTP × 1000 + sub-code, `message` the sentence the member reads. */
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
