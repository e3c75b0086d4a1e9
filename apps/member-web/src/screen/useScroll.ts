import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { storedRecord } from '@member/api-client/stored'

const positions = storedRecord('sessionStorage', 'scroll-positions', (value) => value)
const limit = 50

/** Returns the stored scroll position (px) of a history entry; 0 if none is stored. */
const scrollOf = (entry: string) => Number(positions.read()?.[entry] ?? 0)

function rememberScroll(entry: string, top: number) {
  const { [entry]: _, ...others } = positions.read() ?? {}
  const newest = Object.entries(others).slice(1 - limit)
  positions.write(Object.fromEntries([...newest, [entry, Math.round(top)]]))
}

/**
 * Scrolls to `top` (px) once the page is long enough, for two seconds or until the member scrolls. Returns a
 * function that cancels.
 */
function restoreScroll(top: number) {
  window.scrollTo(0, 0)
  if (top === 0) return () => {}
  const until = Date.now() + 2_000
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const touch of touches) window.removeEventListener(touch, stop)
  }
  const reach = () => {
    if (document.documentElement.scrollHeight - window.innerHeight >= top) window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) > 2 && Date.now() < until) frame = requestAnimationFrame(reach)
    else stop()
  }
  for (const touch of touches) window.addEventListener(touch, stop, { passive: true })
  reach()
  return stop
}

const touches = ['wheel', 'touchstart', 'keydown'] as const

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
