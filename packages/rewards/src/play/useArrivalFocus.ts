import { useEffect, useRef } from 'react'

/** Puts the focus on what a press has brought, and brings it into sight without moving a page that shows it. */
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
