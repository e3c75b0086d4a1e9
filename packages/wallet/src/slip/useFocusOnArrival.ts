import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { slipMovedAtom } from './slip.ts'

/** Puts the focus on the step's next press, where the last one took its button away; never on a first visit. */
export function useFocusOnArrival<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  const moved = useRef(useAtomValue(slipMovedAtom))
  useEffect(() => {
    if (moved.current) target.current?.focus()
  }, [])
  return target
}
