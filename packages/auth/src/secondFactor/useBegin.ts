import { useEffect, useRef } from 'react'

/** What follows on a press far down the page is read from its beginning, at the page's top. */
export function useBegin<Shown extends HTMLElement>(isNew: boolean) {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    if (!isNew) return
    shown.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [isNew])
  return shown
}
