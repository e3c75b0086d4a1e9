import { useEffect, useRef } from 'react'

/** Returns a ref whose element is focused and scrolled into view once `isNew` is true. */
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
