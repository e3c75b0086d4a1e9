import {
  listRecentDeposits,
  listRecentWithdrawals,
  recentDepositsKey,
  recentWithdrawalsKey,
} from '@member/api-client'
import { atomWithQuery } from 'jotai-tanstack-query'

/** The feed is for passers-by: a minute old is new. */
const everyMinute = 60_000

export const recentDepositsAtom = atomWithQuery(() => ({
  queryKey: recentDepositsKey,
  queryFn: ({ signal }) => listRecentDeposits(signal),
  refetchInterval: everyMinute,
}))

export const recentWithdrawalsAtom = atomWithQuery(() => ({
  queryKey: recentWithdrawalsKey,
  queryFn: ({ signal }) => listRecentWithdrawals(signal),
  refetchInterval: everyMinute,
}))
