import { isLiveAtom, listDeposits, type Deposit } from '@member/api-client'
import type { QueryClient } from '@tanstack/query-core'
import type { createStore } from 'jotai'
import { staleKeys } from './changes.ts'
import { sayNews } from './sayNews.ts'

interface Asking {
  client: QueryClient
  store: ReturnType<typeof createStore>
  signal: AbortSignal
}

/** What the bank brings is seen within five seconds, whatever page is looked at. */
const every = 4_000
const newest = { page: 1, limit: 5 }

const faceOf = ({ uuid, status }: Deposit) => `${uuid} ${status}`

/** Looks for deposits while the server tells nothing by itself: it has no stream, or its line is away. */
export function askDeposits({ client, store, signal }: Asking): void {
  let known: Set<string> | undefined
  const ask = async () => {
    const { items } = await listDeposits(newest, signal)
    const before = known
    known = new Set(items.map(faceOf))
    const news = before ? items.filter((deposit) => !before.has(faceOf(deposit))) : []
    if (news.length === 0) return
    for (const queryKey of staleKeys(['deposits'])) void client.invalidateQueries({ queryKey })
    for (const deposit of news) sayNews({ changed: ['deposits'], deposit })
  }
  const look = () => {
    const isNeeded = !store.get(isLiveAtom) && document.visibilityState === 'visible' && navigator.onLine
    // What failed is asked again next time, and said where it matters.
    if (isNeeded) ask().catch(() => undefined)
  }
  look()
  const timer = setInterval(look, every)
  signal.addEventListener('abort', () => clearInterval(timer))
}
