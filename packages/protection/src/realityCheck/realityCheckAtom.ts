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

const name = 'reality-check'

// In browsers without BroadcastChannel (Safari before 15.4) a tab refetches when it becomes visible.
const open = () => (typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined)

/** Channel on which this tab listens. What is posted on it does not come back to this tab. */
let ownChannel: BroadcastChannel | undefined

/** Notifies the member's other tabs that the reality check was answered or its interval changed. */
function notifyTabs() {
  const channel = ownChannel ?? open()
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel?.postMessage('changed')
  if (channel !== ownChannel) channel?.close()
}

export function onOtherTabs(onMessage: () => void): () => void {
  const channel = open()
  ownChannel = channel
  channel?.addEventListener('message', onMessage)
  return () => {
    channel?.close()
    if (ownChannel === channel) ownChannel = undefined
  }
}

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
