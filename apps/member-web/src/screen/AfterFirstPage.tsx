import { useHydrated } from '@member/ui'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'

const isHereAtom = atom(false)

/** Says that a screen is there, or that it failed. */
export function useMarkFirstPage() {
  const say = useSetAtom(isHereAtom)
  useEffect(() => say(true), [say])
}

/**
 * Renders its children once the first screen is there. React hydrates a pre-rendered page piece by piece, and each piece
 * must still be what was rendered beforehand: nobody may have asked the server meanwhile.
 */
export function AfterFirstPage({ children }: { children: ReactNode }) {
  const [isPreRendered] = useState(!useHydrated())
  const isHere = useAtomValue(isHereAtom)
  return isHere || !isPreRendered ? children : null
}
