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

/** Winnings minus stakes (baht) since log-in; undefined if the server does not count them. */
export const netResultAtom = atom((get) => get(sessionAtom).data?.net)

/** The member's level, polled only while a bonus has turnover left. */
const levelAtom = queryAtom(() => ({
  ...levelQuery(),
  refetchInterval: ({ state }) => (state.data?.turnover ? whilePlaying : false),
}))

/** Progress of the turnover that bonuses require; undefined if none is left or the server sends none. */
export const turnoverAtom = atom((get) => get(levelAtom).data?.turnover ?? undefined)

/** Refetches credit, session result, level and limits, which a round of a game changes. */
export const roundOverAtom = atom(null, async (get) => {
  const client = get(queryClientAtom)
  await Promise.all(
    [creditKey, realityCheckKey, levelKey, limitsKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
})
