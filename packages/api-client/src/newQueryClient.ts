import { QueryClient } from '@tanstack/query-core'
import { ApiError } from './errors.ts'
import { openScope } from './sessionScope.ts'

const retries = 2

/** The query client of the session that runs now. Reads are tried three times where the server is unavailable; orders never by themselves. */
export const newQueryClient = (options: { retryDelay?: number } = {}): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < retries && error instanceof ApiError && error.kind === 'unavailable',
        ...(options.retryDelay !== undefined && { retryDelay: options.retryDelay }),
        staleTime: 5_000,
        // Without a network a read fails and says so, instead of waiting unseen.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  openScope(client)
  return client
}
