import { settingQueryAtom } from '@member/api-client'
import type { LoadedQuery } from '@member/ui'
import { useAtomValue } from 'jotai'

/** A question about days, which cannot be asked before the server's day is known: where that fails, so does this. */
export const useWithServerDate = <Query extends LoadedQuery<unknown>>(query: Query): Query => {
  const { data, error, refetch, isFetching } = useAtomValue(settingQueryAtom)
  return data || query.data !== undefined ? query : { ...query, error, refetch, isFetching }
}
