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
import { useEffect, useRef } from 'react'

export const secondFactorAtom = queryAtom((get) => ({
  ...secondFactorQuery(),
  enabled: get(featureAtom('secondFactor')) === true,
}))

const refresh = (get: Getter) => get(queryClientAtom).invalidateQueries({ queryKey: secondFactorKey })

export const startFactorAtom = atom(null, (get) => startFactor(get(actorAtom)))

export const proveFactorAtom = atom(null, async (get, _set, code: string) => {
  const { codes } = await proveFactor(code, get(actorAtom))
  void refresh(get)
  return codes
})

export const renewRecoveryCodesAtom = atom(null, async (get) => {
  const { codes } = await renewRecoveryCodes(get(actorAtom))
  void refresh(get)
  return codes
})

export const setFactorAtom = atom(null, async (get, _set, askedAbove: number) => {
  const factor = await setFactor(askedAbove, get(actorAtom))
  get(queryClientAtom).setQueryData(secondFactorKey, factor)
})

export const removeFactorAtom = atom(null, async (get) => {
  await removeFactor(get(actorAtom))
  await refresh(get)
})

/** Returns a ref whose element is focused once `isNew` is true; also scrolls the page to the top. */
export function useBegin<Shown extends HTMLElement>(isNew: boolean) {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    if (!isNew) return
    shown.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [isNew])
  return shown
}
