import {
  actorAtom,
  answerRealityCheck,
  type AnswerRealityCheckRequest,
  queryAtom,
  queryClientAtom,
  realityCheckKey,
  realityCheckQuery,
  setRealityCheck,
  type SetRealityCheckRequest,
} from '@member/api-client'
import { atom } from 'jotai'
import { featureAtom } from '@member/api-client/setting'
import { commandAtom, type RESET } from '@member/commands'
import { notifyTabs } from './tabs.ts'

/** Time and result of the session. */
export const realityCheckAtom = queryAtom((get) => ({
  ...realityCheckQuery(),
  enabled: get(featureAtom('realityCheck')) === true,
  // The time of the answer counts, and a running refresh is shown.
  notifyOnChangeProps: 'all' as const,
  refetchOnWindowFocus: 'always' as const,
}))

const setAtom = commandAtom('set-reality-check', (set: SetRealityCheckRequest, command) =>
  setRealityCheck(set, command),
)

export const setRealityCheckAtom = atom(
  (get) => get(setAtom),
  async (get, set, input: SetRealityCheckRequest | typeof RESET) => {
    const state = await set(setAtom, input)
    if (state.status === 'done') {
      get(queryClientAtom).setQueryData(realityCheckKey, state.answer)
      notifyTabs()
    }
    return state
  },
)

/** Answers the reality check in every tab; safe to repeat. */
export const answerAtom = atom(null, async (get, _set, choice: AnswerRealityCheckRequest['choice']) => {
  const client = get(queryClientAtom)
  const answer = await answerRealityCheck({ choice }, get(actorAtom))
  await client.cancelQueries({ queryKey: realityCheckKey })
  client.setQueryData(realityCheckKey, answer)
  notifyTabs()
})
