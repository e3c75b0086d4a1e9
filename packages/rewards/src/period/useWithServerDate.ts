import { settingQueryAtom } from '@member/api-client'
import type { LoadedQuery } from '@member/ui'
import { useAtomValue } from 'jotai'

/** Returns `query`; until the server's date has loaded, with the state and error of that request. */
export const useWithServerDate = <Query extends LoadedQuery<unknown>>(query: Query): Query => {
  const { data, error, refetch, isFetching } = useAtomValue(settingQueryAtom)
  return data || query.data !== undefined ? query : { ...query, error, refetch, isFetching }
}
