import { type LiveKind, noticesKey, unreadNoticesKey } from '@member/api-client'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/query-core'
import { inTurn } from './inTurn.ts'
import { kinds } from './kinds.ts'

/** The queries to ask again, each once. A kind of a newer server is not known here. */
function staleKeys(changed: readonly LiveKind[]): QueryKey[] {
  const keys = changed.flatMap((kind) => kinds[kind]?.queryKeys ?? [])
  return [...new Map(keys.map((key) => [hashKey(key), key])).values()]
}

const turns = new WeakMap<QueryClient, ReturnType<typeof inTurn>>()

/** Asks anew for what is shown of these queries, each in its turn; not for the one that has just been answered. */
export function invalidate(client: QueryClient, keys: readonly QueryKey[], answered?: QueryKey): void {
  const turn = turns.get(client) ?? inTurn()
  turns.set(client, turn)
  const isStale = ({ queryHash }: { queryHash: string }) => !answered || queryHash !== hashKey(answered)
  for (const queryKey of keys)
    void turn(hashKey(queryKey), async () => {
      await firstAnswers(client, queryKey)
      await client.invalidateQueries({ queryKey, predicate: isStale })
    })
}

/**
 * Waits for what is asked for the first time and not yet answered. The server may have put that answer together before
 * the news, and `invalidateQueries` does not ask anew for a query that has no data yet.
 */
const firstAnswers = (client: QueryClient, queryKey: QueryKey) =>
  Promise.all(
    client
      .getQueryCache()
      .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
      // A screen shows its failure.
      .map(({ promise }) => Promise.resolve(promise).catch(() => undefined)),
  )

/** Asks anew for all that shows what changed. */
export const invalidateKinds = (client: QueryClient, changed: readonly LiveKind[]): void =>
  invalidate(client, staleKeys(changed))

/** The same where nobody says how many notices are new. */
export function invalidateUntold(
  client: QueryClient,
  changed: readonly LiveKind[],
  answered?: QueryKey,
): void {
  invalidate(client, [...staleKeys(changed), unreadNoticesKey, noticesKey], answered)
}
