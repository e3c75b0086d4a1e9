import { creditKey, queryAtom, queryClientAtom, realityCheckKey, realityCheckQuery } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'
import { whilePlaying } from '../credit.ts'

const sessionAtom = queryAtom((get) => ({
  ...realityCheckQuery(),
  enabled: get(featureAtom('realityCheck')) === true,
  refetchInterval: whilePlaying,
}))

/** Won less staked since the log-in, as the server counts it; undefined where it does not. */
export const netResultAtom = atom((get) => get(sessionAtom).data?.net)

/** A round of the open game is over: its money and what came of it are asked for now. */
export const roundOverAtom = atom(null, async (get) => {
  const client = get(queryClientAtom)
  await Promise.all([creditKey, realityCheckKey].map((queryKey) => client.invalidateQueries({ queryKey })))
})
