import { creditQuery, queryAtom } from '@member/api-client'

export const creditAtom = queryAtom(() => ({ ...creditQuery(), refetchOnWindowFocus: 'always' as const }))
