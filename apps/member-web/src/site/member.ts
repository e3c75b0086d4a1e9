import { getMember, memberKey } from '@member/api-client'
import { atomWithQuery } from 'jotai-tanstack-query'

/** The member in full, asked for at start-up. */
export const memberAtom = atomWithQuery(() => ({
  queryKey: memberKey,
  queryFn: () => getMember(),
  staleTime: 60_000,
}))
