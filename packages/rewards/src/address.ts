import { addressKey, getAddress } from '@member/api-client'
import { atomWithQuery } from 'jotai-tanstack-query'

/** Where goods are sent; null until the member has said. */
export const addressAtom = atomWithQuery(() => ({
  queryKey: addressKey,
  queryFn: ({ signal }) => getAddress(signal),
}))
