import { type LiveKind, noticesKey, unreadNoticesKey } from '@member/api-client'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/query-core'
import { coalesce } from './coalesce.ts'
import { kinds } from './kinds.ts'

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
