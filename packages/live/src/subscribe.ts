import { serverNow } from '@member/api-client/server-clock'
import { identityKey, type LiveEvent, noticesKey, pendingKey, unreadNoticesKey } from '@member/api-client'
import { invalidate, invalidateKinds } from './invalidate.ts'
import { isLiveAtom } from './poll.ts'
import { initialKinds } from './kinds.ts'
import { shareStreamAcrossTabs } from './shareStreamAcrossTabs.ts'
import type { Live, MoneyWatch } from './watchMoney.ts'

/** Longest time (ms) between the start of a transaction and its end. */
const before = 60_000

/** Opens the member's stream and refetches the queries that each event lists. */
export function subscribe(
  member: string,
  { client, store, signal }: Live,
  { deposits, withdrawals }: { deposits: MoneyWatch; withdrawals: MoneyWatch },
): void {
  const recheck = () => {
    deposits.recheck()
    withdrawals.recheck()
  }
  let isJoined = false
  const onJoined = (first?: LiveEvent) => {
    isJoined = true
    const missed = first?.missed ?? initialKinds
    invalidateKinds(client, missed)
    if (missed.length > 0) recheck()
  }
  const onEvent = ({ changed, unread, deposit, withdraw }: LiveEvent) => {
    invalidateKinds(client, changed)
    if (unread !== undefined) {
      client.setQueryData(unreadNoticesKey, { unread })
      // Decisions about documents come only as notices.
      if (unread > 0) invalidate(client, [noticesKey, identityKey, pendingKey])
    }
    // After the page's own queries, so that equal requests are sent once.
    if (deposit) deposits.look(deposit.uuid)
    if (withdraw) withdrawals.look(withdraw.uuid)
  }
  const onState = (isLive: boolean) => {
    if (signal.aborted) return
    store.set(isLiveAtom, isLive)
    // The first time, the stream's first event lists what was missed.
    if (isLive && isJoined) recheck()
  }
  const since = serverNow() - performance.now() - before
  shareStreamAcrossTabs({ member, since, onJoined, onEvent, onState, signal })
}
