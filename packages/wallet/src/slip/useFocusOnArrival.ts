import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { slipMovedAtom } from './slip.ts'

/** Returns a ref whose element is focused on mount, if the slip has changed its step in this visit. */
export function useFocusOnArrival<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  const moved = useRef(useAtomValue(slipMovedAtom))
  useEffect(() => {
    if (moved.current) target.current?.focus()
  }, [])
  return target
}
