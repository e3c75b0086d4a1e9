import type { DepositAccountsAnswer } from '@member/api-client'
import { useAtomValue } from 'jotai'
import { useIsPast } from '../money/useIsPast.ts'
import { isPending, newestDepositsAtom } from './deposit.ts'

/** Returns whether the bank is down and whether a transfer started at `since` (ms) is overdue. */
export function useWatch(feed: DepositAccountsAnswer['bankFeed'], since: number | undefined) {
  const deposits = useAtomValue(newestDepositsAtom)
  const minutes = feed?.state === 'running' ? feed.minutes : undefined
  const isDue = useIsPast(minutes === undefined || since === undefined ? undefined : since + minutes * 60_000)
  const isUnseen = isDue && deposits.data?.items.some(isPending) !== true
  return {
    isDown: feed?.state === 'down',
    minutes,
    isUnseen,
    /** True if the member should attach a slip: the transfer is overdue, or the bank's feed is late or off. */
    needsSlip: isUnseen || feed?.state === 'late' || feed?.state === 'off',
  }
}
