import type { DepositAccountsAnswer } from '@member/api-client'
import { useAtomValue } from 'jotai'
import { useIsPast } from '../money/useIsPast.ts'
import { isOnItsWay, newestDepositsAtom } from './deposit.ts'

/** How the wait for a transfer stands that began at a moment (ms). */
export function useWatch(feed: DepositAccountsAnswer['bankFeed'], since: number | undefined) {
  const deposits = useAtomValue(newestDepositsAtom)
  const minutes = feed?.state === 'running' ? feed.minutes : undefined
  const isDue = useIsPast(minutes === undefined || since === undefined ? undefined : since + minutes * 60_000)
  const isUnseen = isDue && deposits.data?.items.some(isOnItsWay) !== true
  return {
    isDown: feed?.state === 'down',
    /** Time the server promises, if it does. */
    minutes,
    isUnseen,
    /** The money does not come by itself, or not soon. */
    needsSlip: isUnseen || feed?.state === 'late' || feed?.state === 'off',
  }
}
