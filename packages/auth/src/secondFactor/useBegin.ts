import { useEffect, useRef } from 'react'

/** Scrolls to and focuses new content that replaced what was pressed further down the page. */
export function useBegin<Shown extends HTMLElement>(isNew: boolean) {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    if (!isNew) return
    shown.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [isNew])
  return shown
}
