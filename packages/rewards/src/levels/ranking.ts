import { levelQuery, memberSummaryQuery, queryAtom } from '@member/api-client'

export const levelAtom = queryAtom(() => ({ ...levelQuery(), refetchOnWindowFocus: 'always' as const }))

export const summaryAtom = queryAtom(memberSummaryQuery)
