import {
  queryAtom,
  type RecentPayment,
  recentDepositsQuery,
  recentWithdrawalsQuery,
} from '@member/api-client'

const everyMinute = 60_000

export const recentDepositsAtom = queryAtom(() => ({
  ...recentDepositsQuery(),
  refetchInterval: everyMinute,
}))

export const recentWithdrawalsAtom = queryAtom(() => ({
  ...recentWithdrawalsQuery(),
  refetchInterval: everyMinute,
}))

/** Returns the first `count` rows as `[key, row]`. */
export const firstOf = (rows: readonly RecentPayment[], count: number) =>
  rows
    .slice(0, count)
    .map((row, at) => [`${row.createdAt} ${row.username} ${row.amount} ${at}`, row] as const)
