import { useEffect, useRef } from 'react'

/**
 * When `isNew` becomes true, focuses the returned ref's element and scrolls to the top of the page.
 * The pressed button may have been far below the top.
 */
export function useBegin<Shown extends HTMLElement>(isNew: boolean) {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    if (!isNew) return
    shown.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [isNew])
  return shown
}
