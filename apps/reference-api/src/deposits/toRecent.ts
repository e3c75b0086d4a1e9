import type { RecentPayment } from '@member/api-client'
import { toBaht } from '../money/satang.ts'
import { maskUsername } from '../request/mask.ts'
import { apiTime } from '../time/bangkok.ts'

/** Row of the public feed, with nothing that identifies the member. */
export const toRecent = (row: { username: string; amount: bigint; createdAt: Date }): RecentPayment => ({
  username: maskUsername(row.username),
  amount: toBaht(row.amount),
  createdAt: apiTime(row.createdAt),
})
