import { getOperation, type Operation, operationKey } from '@member/api-client'
import { atomWithQuery } from 'jotai-tanstack-query'
import { unavailableAtom } from '../failures.ts'

const often = 5_000
const seldom = 60_000

/** Whether the website is open; asked often while it is not, so that it comes back by itself. */
export const operationAtom = atomWithQuery<Operation>((get) => {
  const unavailable = get(unavailableAtom)
  return {
    queryKey: operationKey,
    queryFn: () => getOperation(),
    refetchInterval: ({ state }) => (unavailable || state.data?.websiteStatus === 'MA' ? often : seldom),
    refetchOnWindowFocus: 'always',
    retry: false,
  }
})
