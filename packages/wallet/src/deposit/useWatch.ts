import type { DepositAccountsAnswer } from '@member/api-client'
import { useAtomValue } from 'jotai'
import { useIsPast } from '../money/useIsPast.ts'
import { isPending, newestDepositsAtom } from './deposit.ts'

/** Returns the status of the wait for a transfer that started at `since` (ms). */
export function useWatch(feed: DepositAccountsAnswer['bankFeed'], since: number | undefined) {
  const deposits = useAtomValue(newestDepositsAtom)
  const minutes = feed?.state === 'running' ? feed.minutes : undefined
  const isDue = useIsPast(minutes === undefined || since === undefined ? undefined : since + minutes * 60_000)
  const isUnseen = isDue && deposits.data?.items.some(isPending) !== true
  return {
    isDown: feed?.state === 'down',
    minutes,
    isUnseen,
    /** True if the deposit needs a slip: without a slip the money arrives late or not at all. */
    needsSlip: isUnseen || feed?.state === 'late' || feed?.state === 'off',
  }
}
