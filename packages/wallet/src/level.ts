import { levelQuery, queryAtom } from '@member/api-client'

/** What is left today, in amount and times, what may be withdrawn now, and what a bonus still asks: the server's figures. */
export const levelAtom = queryAtom(() => ({ ...levelQuery(), refetchOnWindowFocus: 'always' as const }))
