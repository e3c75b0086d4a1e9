import { queryAtom, recentDepositsQuery, recentWithdrawalsQuery } from '@member/api-client'

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
