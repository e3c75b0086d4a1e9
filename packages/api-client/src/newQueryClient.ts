import { type InfiniteQueryObserverResult, QueryClient } from '@tanstack/query-core'
import { connection } from './client/connection.ts'
import { ApiError, isTimeout } from './client/errors.ts'

const retries = 2

/** Properties of a query whose changes re-render the screens that use the query. */
export const shownProps = [
  'data',
  'error',
  'status',
  'isLoading',
  // Also changes when a failed query is retried.
  'failureCount',
  'isPlaceholderData',
  'hasNextPage',
  'isFetchingNextPage',
  'isFetchNextPageError',
] satisfies (keyof InfiniteQueryObserverResult)[]

/**
 * Creates the query client of one session, which retries reads twice if the server is unavailable. Reads that
 * timed out are not retried.
 */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < retries &&
          error instanceof ApiError &&
          error.kind === 'unavailable' &&
          // No retry after a timeout: it would keep the member waiting two more minutes.
          !isTimeout(error),
        retryDelay: (failures) => connection().retryDelay ?? 1000 * 2 ** failures,
        staleTime: 5_000,
        notifyOnChangeProps: shownProps,
        // Without a network a read fails visibly instead of waiting.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
