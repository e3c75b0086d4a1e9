import {
  actorAtom,
  proveFactor,
  queryAtom,
  queryClientAtom,
  removeFactor,
  renewRecoveryCodes,
  secondFactorKey,
  secondFactorQuery,
  setFactor,
  startFactor,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom, type Getter } from 'jotai'

/** The member's second factor, where the server has it. */
export const secondFactorAtom = queryAtom((get) => ({
  ...secondFactorQuery(),
  enabled: get(featureAtom('secondFactor')) === true,
}))

const refresh = (get: Getter) => get(queryClientAtom).invalidateQueries({ queryKey: secondFactorKey })

/** Draws the key for the member's app. */
export const startFactorAtom = atom(null, (get) => startFactor(get(actorAtom)))

/** Turns the factor on with the app's first code; gives the recovery codes. */
export const proveFactorAtom = atom(null, async (get, _set, code: string) => {
  const { codes } = await proveFactor(code, get(actorAtom))
  void refresh(get)
  return codes
})

/** Draws new recovery codes. */
export const renewRecoveryCodesAtom = atom(null, async (get) => {
  const { codes } = await renewRecoveryCodes(get(actorAtom))
  void refresh(get)
  return codes
})

/** Sets the amount above which a withdrawal asks for a code. */
export const setFactorAtom = atom(null, async (get, _set, askedAbove: number) => {
  const factor = await setFactor(askedAbove, get(actorAtom))
  get(queryClientAtom).setQueryData(secondFactorKey, factor)
})

/** Turns the factor off. */
export const removeFactorAtom = atom(null, async (get) => {
  await removeFactor(get(actorAtom))
  await refresh(get)
})
