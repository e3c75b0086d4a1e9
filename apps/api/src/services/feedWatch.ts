import type { DepositAccountsAnswer } from '@member/api-client'
import type { FeedAnswer, FeedLine } from './bank.ts'

type FeedState = NonNullable<DepositAccountsAnswer['bankFeed']>

/** Watches how the bank's feed does, so that members are promised only what it keeps. One process reads the feed, and tells the others. */
export interface FeedWatch {
  answered(answer: FeedAnswer, now: Date): void
  /** A line that was told for the first time. */
  took(line: FeedLine, now: Date): void
  state(now: Date): FeedState
  tell(): unknown
  hear(told: unknown): void
}
