import type { RecentPayment } from '@member/api-client'
import { toBaht } from '../../values/satang.ts'
import { maskUsername } from '../../values/maskUsername.ts'
import { apiTime } from '../../values/bangkok.ts'

const hour = 3_600_000

/** Converts a payment for the public list: username masked, time rounded down to the hour. */
export const toRecent = (row: { username: string; amount: bigint; createdAt: Date }): RecentPayment => ({
  username: maskUsername(row.username),
  amount: toBaht(row.amount),
  createdAt: apiTime(new Date(Math.floor(row.createdAt.getTime() / hour) * hour)),
})
