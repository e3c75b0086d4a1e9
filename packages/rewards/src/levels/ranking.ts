import { levelQuery, memberSummaryQuery, queryAtom } from '@member/api-client'

/** The member's level, the progress to the next level, and the withdrawable amount, from the server. */
export const levelAtom = queryAtom(() => ({ ...levelQuery(), refetchOnWindowFocus: 'always' as const }))

export const summaryAtom = queryAtom(memberSummaryQuery)
