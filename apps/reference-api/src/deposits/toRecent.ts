import type { RecentPayment } from '@member/api-client'
import { toBaht } from '../money/satang.ts'
import { maskUsername } from '../request/mask.ts'
import { apiTime } from '../time/bangkok.ts'

/** One line of the public feed: whose it is cannot be told from it. */
export const toRecent = (row: { username: string; amount: bigint; createdAt: Date }): RecentPayment => ({
  username: maskUsername(row.username),
  amount: toBaht(row.amount),
  createdAt: apiTime(row.createdAt),
})
