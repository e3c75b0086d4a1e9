import { CancelledError, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/query-core'

/** The answer of a look-up. The field beside it asks the same, and ends that when it is drawn anew: then it is asked again. */
export async function lookUp<Answer, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> {
  try {
    return await client.fetchQuery(query)
  } catch (error) {
    if (error instanceof CancelledError) return lookUp(client, query)
    throw error
  }
}
