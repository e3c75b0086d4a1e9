import {
  answerRealityCheck,
  type AnswerRealityCheckRequest,
  orderAtom,
  queryAtom,
  queryClientAtom,
  realityCheckKey,
  realityCheckQuery,
  setRealityCheck,
  type SetRealityCheckRequest,
} from '@member/api-client'
import { atom } from 'jotai'
import { featuresAtom } from '../features.ts'
import { tellTabs } from './tabs.ts'

/** How long the member has been here; another tab may have answered meanwhile. */
export const realityCheckAtom = queryAtom((get) => ({
  ...realityCheckQuery(),
  enabled: get(featuresAtom)?.realityCheck === true,
  refetchOnWindowFocus: 'always' as const,
}))

const setAtom = orderAtom('set-reality-check', (set: SetRealityCheckRequest, order) =>
  setRealityCheck(set, order),
)

/** Sets how often, and tells the other tabs. */
export const setRealityCheckAtom = atom(
  (get) => get(setAtom),
  async (get, set, input: SetRealityCheckRequest) => {
    const state = await set(setAtom, input)
    if (state.status === 'done') {
      get(queryClientAtom).setQueryData(realityCheckKey, state.answer)
      tellTabs()
    }
    return state
  },
)

/** Answers the question in every tab. Safe to repeat. */
export const answerAtom = atom(null, async (get, _set, choice: AnswerRealityCheckRequest['choice']) => {
  const client = get(queryClientAtom)
  const answer = await answerRealityCheck({ choice })
  await client.cancelQueries({ queryKey: realityCheckKey })
  client.setQueryData(realityCheckKey, answer)
  tellTabs()
})
