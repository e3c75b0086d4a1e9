import { useEffect, useRef } from 'react'

/** Returns a ref whose element is focused once `isNew` is true; also scrolls the page to the top. */
export function useBegin<Shown extends HTMLElement>(isNew: boolean) {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    if (!isNew) return
    shown.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [isNew])
  return shown
}
