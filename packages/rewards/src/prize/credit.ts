import { creditQuery, queryAtom } from '@member/api-client'

/** The member's credit, for the points that come with it. */
export const creditAtom = queryAtom(() => ({ ...creditQuery(), refetchOnWindowFocus: 'always' as const }))
