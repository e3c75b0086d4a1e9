import { ApiError } from '@member/api-client'

/** Reason why no deposit is allowed: a break or exclusion, a limit, or no open account. */
export interface Stop {
  kind: 'break' | 'limit' | 'closed'
  message: string
}

/** Returns why the server allows this member no deposit; undefined for any other error. */
export function stopOf(error: unknown): Stop | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return undefined
  const { status, message } = error
  // ON_BREAK and EXCLUDED, then the other limits, then NO_ACCOUNT_OPEN and other rules of deposits.
  if (status === 422_605 || status === 422_606) return { kind: 'break', message }
  if (status >= 422_600 && status < 422_700) return { kind: 'limit', message }
  if (status >= 422_000 && status < 422_600) return { kind: 'closed', message }
  return undefined
}
