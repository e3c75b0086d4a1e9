import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { chosenAtom, launchAtom } from './launchState.ts'

/** Returns a ref for a card, which is scrolled into view once a game is open. */
export function useInSight(isShown: boolean) {
  const phase = useAtomValue(launchAtom)?.phase
  const chosen = useAtomValue(chosenAtom)
  const target = useRef<HTMLElement>(null)
  const openedAt = useRef<number>(undefined)
  const distance = useRef<{ from: number; to: number }>(undefined)
  const isCovered = chosen !== null || phase === 'opening' || phase === 'waiting'

  useEffect(() => {
    if (phase === 'opening') openedAt.current = window.scrollY
  }, [phase])

  // Runs after the sheet has closed.
  useEffect(() => {
    if (isCovered || !isShown || openedAt.current === undefined) return
    target.current?.scrollIntoView({ block: 'nearest' })
    distance.current = { from: openedAt.current, to: window.scrollY }
    openedAt.current = undefined
  }, [isShown, isCovered])

  useEffect(() => {
    if (isShown || !distance.current) return
    // A smaller position is the browser's doing: the page has become shorter.
    if (window.scrollY <= distance.current.to) window.scrollTo(0, distance.current.from)
    distance.current = undefined
  }, [isShown])

  return target
}
