import { useEffect, useRef } from 'react'

/** Focuses a new result, and scrolls to it if it is not fully visible; returns the ref for its element. */
export function useArrivalFocus(isNew: boolean) {
  const target = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew || !target.current) return
    // Focus alone centres elements near an edge, which moves the wheel out of view. Safari before 15.4 has no
    // alternative.
    const goesNearest = 'scrollBehavior' in document.documentElement.style
    target.current.focus({ preventScroll: goesNearest })
    if (goesNearest) target.current.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return target
}
