import { settingQueryAtom } from '@member/api-client'
import type { LoadedQuery } from '@member/ui'
import { useAtomValue } from 'jotai'

/**
 * Returns `query`. Until the server's date has loaded, its error and loading state are those of the date's
 * request.
 */
export const useWithServerDate = <Query extends LoadedQuery<unknown>>(query: Query): Query => {
  const { data, error, refetch, isFetching } = useAtomValue(settingQueryAtom)
  return data || query.data !== undefined ? query : { ...query, error, refetch, isFetching }
}
