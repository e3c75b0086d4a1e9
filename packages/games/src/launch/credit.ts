import { creditQuery, queryAtom } from '@member/api-client'
import { launchAtom } from './launchState.ts'

/** Interval of credit refreshes while money moves by itself; a game that tells of its rounds is followed at once. */
export const whilePlaying = 10_000

/** The member's credit and what is out in games. */
export const creditAtom = queryAtom((get) => ({
  ...creditQuery(),
  refetchInterval: get(launchAtom)?.phase === 'framed' ? whilePlaying : (false as const),
  refetchOnWindowFocus: 'always' as const,
  refetchOnReconnect: 'always' as const,
}))
