import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { rememberScroll, restoreScroll, scrollOf } from './scrollMemory.ts'

let scrolledFor: string | undefined

const isNewEntry = typeof window === 'undefined' || window.history.state === null

/** Scrolls to the top of a new screen; restores the position after Back or a reload. */
export function useScroll() {
  const { key, pathname } = useLocation()
  const navigation = useNavigationType()
  const entry = `${key}${pathname}`

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useEffect(() => {
    // A visitor who scrolled before the hydration stays at that position.
    const isThere =
      scrolledFor === undefined
        ? window.scrollY > 0
        : scrolledFor === pathname && navigation !== NavigationType.Pop
    // The router reuses the same key for the first entry: its stored position is from another visit.
    const isRestored = navigation === NavigationType.Pop && !(scrolledFor === undefined && isNewEntry)
    scrolledFor = pathname
    const stop = isThere ? undefined : restoreScroll(isRestored ? scrollOf(entry) : 0)
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the navigation type of an entry is constant
  }, [entry])
}
