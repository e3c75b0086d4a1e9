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

/** Won less staked since the log-in, as the server counts it; undefined where it does not. */
export const netResultAtom = atom((get) => get(sessionAtom).data?.net)

/** Asked for again only where a bonus is being played. */
const levelAtom = queryAtom(() => ({
  ...levelQuery(),
  refetchInterval: ({ state }) => (state.data?.turnover ? whilePlaying : false),
}))

/** How much of the turnover that bonuses ask for is played; undefined where none is left, or the server does not tell. */
export const turnoverAtom = atom((get) => get(levelAtom).data?.turnover ?? undefined)

/** A round of the open game is over: its money and what came of it are asked for now. */
export const roundOverAtom = atom(null, async (get) => {
  const client = get(queryClientAtom)
  await Promise.all(
    [creditKey, realityCheckKey, levelKey, limitsKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
})
