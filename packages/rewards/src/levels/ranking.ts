import { levelQuery, memberSummaryQuery, queryAtom } from '@member/api-client'

/** The member's level, the progress to the next one, and the withdrawable amount. */
export const levelAtom = queryAtom(() => ({ ...levelQuery(), refetchOnWindowFocus: 'always' as const }))

export const summaryAtom = queryAtom(memberSummaryQuery)
