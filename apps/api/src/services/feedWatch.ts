import type { DepositAccountsAnswer } from '@member/api-client'
import type { FeedAnswer, FeedLine } from './bank.ts'

type FeedState = NonNullable<DepositAccountsAnswer['bankFeed']>

/**
 * Measures the bank's feed, for the arrival time shown to members. One process reads the feed; the others
 * restore its snapshot.
 */
export interface FeedWatch {
  answered(answer: FeedAnswer, now: Date): void
  took(line: FeedLine, now: Date): void
  state(now: Date): FeedState
  snapshot(): unknown
  restore(snapshot: unknown): void
}
