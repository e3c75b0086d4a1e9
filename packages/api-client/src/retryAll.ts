import type { Query, QueryClient } from '@tanstack/query-core'

/** Restarts pending and failed reads of the screen when the member presses retry. */
export const retryAll = async (client: QueryClient): Promise<void> => {
  const wanted = new Set(
    client.getQueryCache().findAll({
      type: 'active',
      predicate: ({ state }) => state.fetchStatus !== 'idle' || state.status === 'error',
    }),
  )
  const filters = { predicate: (query: Query) => wanted.has(query) }
  // A look in the background that hangs would count as slow; it comes again by itself.
  void client.cancelQueries({ predicate: ({ meta }) => meta?.['isBackground'] === true })
  // A refetch alone leaves a first fetch that hangs as it is. Asked again at once, it counts as waiting all along.
  void client.cancelQueries(filters)
  await client.refetchQueries(filters)
}
