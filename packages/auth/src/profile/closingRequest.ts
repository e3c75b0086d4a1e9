import {
  actorAtom,
  askClosing,
  closingKey,
  closingQuery,
  queryAtom,
  queryClientAtom,
  takeBackClosing,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'

/** The member's request to close the account; disabled if the server has no such call. */
export const closingAtom = queryAtom((get) => ({
  ...closingQuery(),
  enabled: get(featureAtom('closing')) === true,
}))

export const askClosingAtom = atom(null, async (get, _set, isWanted: boolean) => {
  const by = get(actorAtom)
  get(queryClientAtom).setQueryData(closingKey, await (isWanted ? askClosing(by) : takeBackClosing(by)))
})
