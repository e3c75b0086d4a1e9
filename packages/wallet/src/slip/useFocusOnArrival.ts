import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { slipMovedAtom } from './slip.ts'

/** Focuses the next button after a step replaced the last one; not on the first visit. */
export function useFocusOnArrival<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  const moved = useRef(useAtomValue(slipMovedAtom))
  useEffect(() => {
    if (moved.current) target.current?.focus()
  }, [])
  return target
}
