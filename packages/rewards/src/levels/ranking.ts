import { levelQuery, memberSummaryQuery, queryAtom } from '@member/api-client'
import { brandAtom } from '@member/brand'
import { atom } from 'jotai'

/** The member's level, the way to the next one and what may be withdrawn: the server's figures. */
export const levelAtom = queryAtom(() => ({ ...levelQuery(), refetchOnWindowFocus: 'always' as const }))

/** The member's name and points. */
export const summaryAtom = queryAtom(memberSummaryQuery)

/** The brand's refund of losses in percent, by level; the fifth rate serves the levels 5 and 6. */
export const refundRateAtom = atom((get) => {
  const { levelRebates } = get(brandAtom)
  return (level: number) => levelRebates[Math.min(level, 5) - 1] ?? 0
})
