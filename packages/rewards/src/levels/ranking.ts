import { levelQuery, memberSummaryQuery, queryAtom } from '@member/api-client'

/** The member's level, the way to the next one and what may be withdrawn: the server's figures. */
export const levelAtom = queryAtom(() => ({ ...levelQuery(), refetchOnWindowFocus: 'always' as const }))

/** The member's name and points. */
export const summaryAtom = queryAtom(memberSummaryQuery)
