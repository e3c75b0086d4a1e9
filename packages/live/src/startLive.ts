import { focusManager } from '@tanstack/query-core'
import type { createStore } from 'jotai'
import { isLiveAtom, poll } from './poll.ts'
import { deposits, withdrawals } from './kinds.ts'
import { subscribe } from './subscribe.ts'
import { type Live, watchMoney } from './watchMoney.ts'

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
