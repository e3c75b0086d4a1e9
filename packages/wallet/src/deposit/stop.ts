import { ApiError } from '@member/api-client'

/** Reason why no deposit is allowed: a break or limit of the member's own, or no open account. */
export interface Stop {
  kind: 'break' | 'limit' | 'closed'
  message: string
}

/** Returns why the accounts call was refused; undefined for any failure that can be retried. */
export function stopOf(error: unknown): Stop | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return undefined
  const { status, message } = error
  // ON_BREAK and EXCLUDED, then the other limits, then NO_ACCOUNT_OPEN and its family.
  if (status === 422_605 || status === 422_606) return { kind: 'break', message }
  if (status >= 422_600 && status < 422_700) return { kind: 'limit', message }
  if (status >= 422_000 && status < 422_600) return { kind: 'closed', message }
  return undefined
}
