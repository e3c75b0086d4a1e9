import type { Query, QueryClient } from '@tanstack/query-core'

/** Restarts the pending and failed reads of the screen, for a retry button. */
export const retryAll = async (client: QueryClient): Promise<void> => {
  const wanted = new Set(
    client.getQueryCache().findAll({
      type: 'active',
      predicate: ({ state }) => state.fetchStatus !== 'idle' || state.status === 'error',
    }),
  )
  const filters = { predicate: (query: Query) => wanted.has(query) }
  // A hanging background read would count as slow; it is repeated automatically.
  void client.cancelQueries({ predicate: ({ meta }) => meta?.['isBackground'] === true })
  // A refetch alone does not restart a hanging first fetch. Restarted at once, it counts as waiting since the
  // first.
  void client.cancelQueries(filters)
  await client.refetchQueries(filters)
}
