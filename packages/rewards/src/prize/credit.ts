import { creditQuery } from '@member/api-client'
import { atomWithQuery } from 'jotai-tanstack-query'

/** The member's credit, for the points that come with it. */
export const creditAtom = atomWithQuery(() => ({ ...creditQuery(), refetchOnWindowFocus: 'always' as const }))
