import type { Query, QueryClient } from '@tanstack/query-core'

/** At a member's press: reads on screen that hang are given up and asked again, with all that failed. */
export const retryAll = async (client: QueryClient): Promise<void> => {
  const wanted = new Set(
    client.getQueryCache().findAll({
      type: 'active',
      predicate: ({ state }) => state.fetchStatus !== 'idle' || state.status === 'error',
    }),
  )
  const filters = { predicate: (query: Query) => wanted.has(query) }
  // A refetch alone leaves a first fetch that hangs as it is.
  await client.cancelQueries(filters)
  await client.refetchQueries(filters)
}
