import {
  creditKey,
  levelKey,
  levelQuery,
  limitsKey,
  queryAtom,
  queryClientAtom,
  realityCheckKey,
  realityCheckQuery,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'
import { whilePlaying } from './credit.ts'

const sessionAtom = queryAtom((get) => ({
  ...realityCheckQuery(),
  enabled: get(featureAtom('realityCheck')) === true,
  refetchInterval: whilePlaying,
}))

/** Winnings less stakes since log-in, from the server; undefined if the server does not count them. */
export const netResultAtom = atom((get) => get(sessionAtom).data?.net)

/** The member's level, polled only while a bonus is being played. */
const levelAtom = queryAtom(() => ({
  ...levelQuery(),
  refetchInterval: ({ state }) => (state.data?.turnover ? whilePlaying : false),
}))

/** Turnover that bonuses require, and the part played; undefined if none is left or none is sent. */
export const turnoverAtom = atom((get) => get(levelAtom).data?.turnover ?? undefined)

/** Refetches credit, session result, level and limits after a round of the game. */
export const roundOverAtom = atom(null, async (get) => {
  const client = get(queryClientAtom)
  await Promise.all(
    [creditKey, realityCheckKey, levelKey, limitsKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
})
