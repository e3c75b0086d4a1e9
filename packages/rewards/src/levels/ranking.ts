import { getLevel, getMemberSummary, levelKey, memberSummaryKey } from '@member/api-client'
import { brandAtom } from '@member/brand'
import { atom } from 'jotai'
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

/** The brand's refund of losses in percent, by level; the fifth rate serves the levels 5 and 6. */
export const refundRateAtom = atom((get) => {
  const { levelRebates } = get(brandAtom)
  return (level: number) => levelRebates[Math.min(level, 5) - 1] ?? 0
})
