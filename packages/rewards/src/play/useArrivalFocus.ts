import { useEffect, useRef } from 'react'

/** Focuses a new result and scrolls it into view, unless it is visible already. */
export function useArrivalFocus(isNew: boolean) {
  const target = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew || !target.current) return
    // Focus alone centres what lies close to an edge, and takes the wheel out of sight. Safari before 15.4 knows no other.
    const goesNearest = 'scrollBehavior' in document.documentElement.style
    target.current.focus({ preventScroll: goesNearest })
    if (goesNearest) target.current.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return target
}
