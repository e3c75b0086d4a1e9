import {
  queryAtom,
  type RecentPayment,
  recentDepositsQuery,
  recentWithdrawalsQuery,
} from '@member/api-client'

/** The feed is for passers-by: a minute old is new. */
const everyMinute = 60_000

export const recentDepositsAtom = queryAtom(() => ({
  ...recentDepositsQuery(),
  refetchInterval: everyMinute,
}))

export const recentWithdrawalsAtom = queryAtom(() => ({
  ...recentWithdrawalsQuery(),
  refetchInterval: everyMinute,
}))

/** The first of a feed, each behind a key: the same member may have paid the same twice in an hour. */
export const firstOf = (rows: readonly RecentPayment[], count: number) =>
  rows
    .slice(0, count)
    .map((row, at) => [`${row.createdAt} ${row.username} ${row.amount} ${at}`, row] as const)
