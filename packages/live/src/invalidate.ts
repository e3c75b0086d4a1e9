import { type LiveKind, noticesKey, unreadNoticesKey } from '@member/api-client'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/query-core'
import { kinds } from './kinds.ts'

/** Minimum time (ms) between two runs for the same key. */
const least = 500
const most = 5_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Returns a function that runs requests one at a time per key; calls during a run cause one more run. */
export function coalesce() {
  const isAgain = new Map<string, boolean>()
  return async (name: string, ask: () => Promise<unknown>): Promise<void> => {
    if (isAgain.has(name)) {
      isAgain.set(name, true)
      return
    }
    do {
      isAgain.set(name, false)
      // A failure is retried with the next event, and shown by the screen concerned.
      await Promise.race([Promise.all([ask(), pause(least)]), pause(most)]).catch(() => undefined)
    } while (isAgain.get(name))
    isAgain.delete(name)
  }
}

function staleKeys(changed: readonly LiveKind[]): QueryKey[] {
  const keys = changed.flatMap((kind) => kinds[kind]?.queryKeys ?? [])
  return [...new Map(keys.map((key) => [hashKey(key), key])).values()]
}

const turns = new WeakMap<QueryClient, ReturnType<typeof coalesce>>()

/** Refetches the active queries with these keys, coalesced per key, except the query `answered`. */
export function invalidate(client: QueryClient, keys: readonly QueryKey[], answered?: QueryKey): void {
  const turn = turns.get(client) ?? coalesce()
  turns.set(client, turn)
  const isStale = ({ queryHash }: { queryHash: string }) => !answered || queryHash !== hashKey(answered)
  for (const queryKey of keys)
    void turn(hashKey(queryKey), async () => {
      await firstAnswers(client, queryKey)
      await client.invalidateQueries({ queryKey, predicate: isStale })
    })
}

/** Waits for the first answers of pending queries, which `invalidateQueries` does not refetch. */
const firstAnswers = (client: QueryClient, queryKey: QueryKey) =>
  Promise.all(
    client
      .getQueryCache()
      .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
      // Its screen shows the failure.
      .map(({ promise }) => Promise.resolve(promise).catch(() => undefined)),
  )

export const invalidateKinds = (client: QueryClient, changed: readonly LiveKind[]): void =>
  invalidate(client, staleKeys(changed))

/** Refetches the queries of these kinds and the notices, whose unread count no event has reported. */
export function invalidateWithoutCount(
  client: QueryClient,
  changed: readonly LiveKind[],
  answered?: QueryKey,
): void {
  invalidate(client, [...staleKeys(changed), unreadNoticesKey, noticesKey], answered)
}
