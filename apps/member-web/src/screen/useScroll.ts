import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { rememberScroll, restoreScroll, scrollOf } from './scrollMemory.ts'

let scrolledFor: string | undefined

/**
 * Whether this entry of the history is new, as one that an address or a link opened: an entry that was here before a reload,
 * or that was come back to, has the router's state, written once this module is loaded.
 */
const isNewEntry = typeof window === 'undefined' || window.history.state === null

/**
 * A new screen begins at its top; on the way back, and after a reload, a screen is as far down as it was left. What
 * changes the address of a screen that stays, such as a filter, leaves the page where it is.
 */
export function useScroll() {
  const { key, pathname } = useLocation()
  const way = useNavigationType()
  const entry = `${key}${pathname}`

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    // Whoever has scrolled a pre-rendered page before it was hydrated is where they want to be.
    const isThere =
      scrolledFor === undefined ? window.scrollY > 0 : scrolledFor === pathname && way !== NavigationType.Pop
    // The router gives every new entry the same key: what was remembered for it is of another visit.
    const isKept = way === NavigationType.Pop && !(scrolledFor === undefined && isNewEntry)
    scrolledFor = pathname
    const stop = isThere ? undefined : restoreScroll(isKept ? scrollOf(entry) : 0)
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
