import { creditQuery, queryAtom, settingQuery } from '@member/api-client'
import { atom } from 'jotai'
import { launchAtom } from './launch/launchState.ts'

/** How often the money is looked at while it moves by itself. */
export const whilePlaying = 15_000

/** The member's credit and what is out in games. */
export const creditAtom = queryAtom((get) => ({
  ...creditQuery(),
  refetchInterval: get(launchAtom)?.phase === 'framed' ? whilePlaying : (false as const),
  refetchOnWindowFocus: 'always' as const,
  refetchOnReconnect: 'always' as const,
}))

const settingAtom = queryAtom(settingQuery)

/** Which of our additions this server has: favourites, recently played, the order of games, what came of the session, touches. */
export const featuresAtom = atom((get) => {
  const {
    favourites = false,
    recent = false,
    gameSort = false,
    realityCheck = false,
    unattended = false,
  } = get(settingAtom).data?.features ?? {}
  return { favourites, recent, gameSort, realityCheck, unattended }
})
