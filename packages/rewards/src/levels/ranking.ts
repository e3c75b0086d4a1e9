import { getLevel, getMemberSummary, levelKey, memberSummaryKey } from '@member/api-client'
import { atomWithQuery } from 'jotai-tanstack-query'

/** The member's level, the way to the next one and what may be withdrawn: the server's figures. */
export const levelAtom = atomWithQuery(() => ({
  queryKey: levelKey,
  queryFn: ({ signal }) => getLevel(signal),
  refetchOnWindowFocus: 'always' as const,
}))

/** The member's name and points. */
export const summaryAtom = atomWithQuery(() => ({
  queryKey: memberSummaryKey,
  queryFn: ({ signal }) => getMemberSummary(signal),
}))
