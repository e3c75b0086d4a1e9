import { focusManager } from '@tanstack/query-core'
import type { createStore } from 'jotai'
import { isLiveAtom, poll } from './poll.ts'
import { deposits, withdrawals, initialKinds } from './kinds.ts'
import { type Live, watchMoney, type MoneyWatch } from './watchMoney.ts'
import { serverNow } from '@member/api-client/server-clock'
import { identityKey, type LiveEvent, noticesKey, pendingKey, unreadNoticesKey } from '@member/api-client'
import { invalidate, invalidateKinds } from './invalidate.ts'
import { shareStreamAcrossTabs } from './shareStreamAcrossTabs.ts'

/** Time (ms) without a stream after which polling starts. */
const patience = 5_000

/** Follows the member's stream; polls if the server has no stream or the stream is disconnected. */
export async function startLive(member: string, hasStream: boolean, live: Live): Promise<void> {
  const watches = { deposits: watchMoney(deposits, live), withdrawals: watchMoney(withdrawals, live) }
  if (hasStream) {
    subscribe(member, live, watches)
    await untilStreamIsDown(live.store, live.signal)
  }
  if (!live.signal.aborted) poll(live, watches)
}

const untilStreamIsDown = (store: ReturnType<typeof createStore>, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      // A hidden page closes its stream by itself, and asks nothing.
      if (!store.get(isLiveAtom) && focusManager.isFocused()) timer = setTimeout(resolve, patience)
    }
    const stops = [store.sub(isLiveAtom, look), focusManager.subscribe(look)]
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    })
    look()
  })

/** Longest time (ms) between the start of a transaction and its end. */
const before = 60_000

/** Opens the member's stream and refetches the queries that each event lists. */
export function subscribe(
  member: string,
  { client, store, signal }: Live,
  watches: { deposits: MoneyWatch; withdrawals: MoneyWatch },
): void {
  const recheck = () => {
    watches.deposits.recheck()
    watches.withdrawals.recheck()
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
    if (deposit) watches.deposits.look(deposit.uuid)
    if (withdraw) watches.withdrawals.look(withdraw.uuid)
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
