import { settingQueryAtom } from '@member/api-client'
import type { LoadedQuery } from '@member/ui'
import { useAtomValue } from 'jotai'

/** Returns a query that also shows loading and failure of the server's date, which the query needs. */
export const useWithServerDate = <Query extends LoadedQuery<unknown>>(query: Query): Query => {
  const { data, error, refetch, isFetching } = useAtomValue(settingQueryAtom)
  return data || query.data !== undefined ? query : { ...query, error, refetch, isFetching }
}
