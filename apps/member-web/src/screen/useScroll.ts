import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { rememberScroll, restoreScroll, scrollOf } from './scrollMemory.ts'

let isFirst = true

/** A new screen begins at its top; on the way back, and after a reload, a screen is as far down as it was left. */
export function useScroll() {
  const { key, pathname } = useLocation()
  const way = useNavigationType()
  const entry = `${key}${pathname}`

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    // Whoever has scrolled a painted page before the app was here is where they want to be, and may be pressing there.
    const isThere = isFirst && window.scrollY > 0
    isFirst = false
    const stop = isThere ? undefined : restoreScroll(way === NavigationType.Pop ? scrollOf(entry) : 0)
    let later: ReturnType<typeof setTimeout> | undefined
    const note = () => {
      clearTimeout(later)
      later = setTimeout(() => rememberScroll(entry, window.scrollY), 100)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      stop?.()
      clearTimeout(later)
      window.removeEventListener('scroll', note)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how the entry was reached does not change while it stands
  }, [entry])
}
