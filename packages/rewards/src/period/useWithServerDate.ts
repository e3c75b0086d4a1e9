import { settingQueryAtom } from '@member/api-client'
import type { LoadedQuery } from '@member/ui'
import { useAtomValue } from 'jotai'

/** A query that needs the server's date: it also shows the loading and failure of the date. */
export const useWithServerDate = <Query extends LoadedQuery<unknown>>(query: Query): Query => {
  const { data, error, refetch, isFetching } = useAtomValue(settingQueryAtom)
  return data || query.data !== undefined ? query : { ...query, error, refetch, isFetching }
}
