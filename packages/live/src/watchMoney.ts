import { ApiError, type Deposit, backoff, type Withdraw } from '@member/api-client'
import { toast } from '@member/ui'
import type { QueryClient } from '@tanstack/query-core'
import type { createStore } from 'jotai'
import { coalesce, invalidateWithoutCount } from './invalidate.ts'
import type { MoneyKind } from './kinds.ts'

export interface LiveOptions {
  /** Path prefixes of the screens that show the result of a deposit or withdrawal themselves. */
  shownAt: { deposit: string; withdraw: string }
  onDeposited: () => Promise<void>
}

export interface Live extends LiveOptions {
  client: QueryClient
  store: ReturnType<typeof createStore>
  /** Server time (ms) from which settled items count as new. */
  since: number
  signal: AbortSignal
}

const shortest = 1_000
const longest = 30_000

const tones: Partial<Record<string, 'ok' | 'warn'>> = { SUCCESS: 'ok', FAILED: 'warn' }

/** Announces each settled deposit or withdrawal, with amount and status from the member's own list. */
export function watchMoney<Item extends Deposit | Withdraw>(kind: MoneyKind<Item>, live: Live) {
  const { client, store, since, signal, shownAt, onDeposited } = live
  const turn = coalesce()
  const named = new Set<string>()
  let known: Set<string> | undefined
  let failures = 0
  let isPausing = false

  const announce = (item: Item) => {
    const words = kind.say(item)
    if (words === undefined) return
    store.set(kind.settledAtom, item)
    if (!window.location.pathname.startsWith(shownAt[kind.screen]))
      void toast(words, tones[item.status] ?? 'bad')
    // Not awaited.
    if (kind.kind === 'deposits' && item.status === 'SUCCESS') onDeposited().catch(() => undefined)
  }
  const read = (items: Item[], looked: ReadonlySet<string>) => {
    const before = known
    known = new Set([...(before ?? []), ...items.map(kind.newsOf)])
    const isNew = (item: Item) =>
      before ? !before.has(kind.newsOf(item)) : looked.has(item.uuid) || Date.parse(item.updatedAt) >= since
    const news = items.filter(isNew)
    // Oldest first.
    for (let at = news.length - 1; at >= 0; at -= 1) announce(news[at]!)
    return news.length > 0
  }
  const find = async (isPolled: boolean) => {
    if (signal.aborted) return
    const looked = new Set(named)
    const { queryKey, queryFn } = kind.newest()
    try {
      const { items } = await client.fetchQuery({
        queryKey,
        queryFn,
        staleTime: 0,
        meta: { isBackground: true },
      })
      failures = 0
      looked.forEach((uuid) => named.delete(uuid))
      if (signal.aborted) return
      if (read(items, looked) && isPolled)
        invalidateWithoutCount(client, [kind.kind, ...kind.changesToo], queryKey)
    } catch (error) {
      if (!isPolled && error instanceof ApiError && error.kind === 'unavailable') void findLater()
    }
  }
  const findLater = async () => {
    if (isPausing) return
    isPausing = true
    await backoff(Math.min(longest, shortest * 2 ** failures), signal)
    isPausing = false
    failures += 1
    if (!signal.aborted) void look()
  }
  const look = () => turn(kind.kind, () => find(false))

  return {
    look: (uuid?: string) => {
      if (uuid !== undefined) named.add(uuid)
      void look()
    },
    /** Checks the list after a reconnect, if the list is shown or lacked an item that an event named. */
    recheck: () => {
      const { queryKey } = kind.newest()
      if (named.size > 0 || client.getQueryCache().find({ queryKey })?.isActive()) void look()
    },
    /** Checks the list without an event, and refetches everything that depends on a change. */
    poll: () => find(true),
  }
}

export type MoneyWatch = ReturnType<typeof watchMoney>
