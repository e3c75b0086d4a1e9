import { useHydrated } from '@member/ui'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'

const isHereAtom = atom(false)

/** Marks the first screen as rendered or failed, once the calling component has mounted. */
export function useMarkFirstPage() {
  const setHere = useSetAtom(isHereAtom)
  useEffect(() => setHere(true), [setHere])
}

/**
 * Renders its children after the first screen.
 * React hydrates a pre-rendered page in pieces, which must still equal the pre-rendered markup, so no answer of
 * a call may arrive before the last one.
 */
export function AfterFirstPage({ children }: { children: ReactNode }) {
  const [isPreRendered] = useState(!useHydrated())
  const isHere = useAtomValue(isHereAtom)
  return isHere || !isPreRendered ? children : null
}
