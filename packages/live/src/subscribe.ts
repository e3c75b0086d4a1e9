import { identityKey, type LiveEvent, noticesKey, unreadNoticesKey } from '@member/api-client'
import { invalidate, invalidateKinds } from './invalidate.ts'
import { isLiveAtom } from './isLive.ts'
import { initialKinds } from './kinds.ts'
import { shareStreamAcrossTabs } from './shareStreamAcrossTabs.ts'
import type { Live, MoneyWatch } from './watchMoney.ts'

/** Refetches what an event lists, so that all parts of the screen agree. */
export function subscribe(
  member: string,
  { client, store, signal }: Live,
  { deposits, withdrawals }: { deposits: MoneyWatch; withdrawals: MoneyWatch },
): void {
  const lookAgain = () => {
    deposits.lookAgain()
    withdrawals.lookAgain()
  }
  const onJoined = () => {
    invalidateKinds(client, initialKinds)
    lookAgain()
  }
  const onEvent = ({ changed, unread, deposit, withdraw }: LiveEvent) => {
    invalidateKinds(client, changed)
    if (unread !== undefined) {
      client.setQueryData(unreadNoticesKey, { unread })
      // Decisions about documents come only as notices.
      if (unread > 0) invalidate(client, [noticesKey, identityKey])
    }
    // After the page's own queries, so that equal requests are sent once.
    if (deposit) deposits.look(deposit.uuid)
    if (withdraw) withdrawals.look(withdraw.uuid)
  }
  const onState = (isLive: boolean) => {
    if (signal.aborted) return
    store.set(isLiveAtom, isLive)
    if (isLive) lookAgain()
  }
  shareStreamAcrossTabs({ member, onJoined, onEvent, onState, signal })
}
