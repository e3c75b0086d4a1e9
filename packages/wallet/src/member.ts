import { getMember, memberKey } from '@member/api-client'
import { atomWithQuery } from 'jotai-tanstack-query'

/** The member in full, for the bank account money comes from and goes to. */
export const memberAtom = atomWithQuery(() => ({
  queryKey: memberKey,
  queryFn: ({ signal }) => getMember(signal),
}))
