import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { creditAtom } from './credit.ts'
import { cashOutAtom } from './cashOut.ts'
import { launchAtom } from './launchState.ts'

/** Time (ms) after the window opened in which focus events of the page are ignored. */
const settling = 1_500

/**
 * Transfers money out when the member returns by tab, window or (`onArrival`) address.
 * Does not while a game is opening, waits for a tap or runs in the frame. On arrival only the first loaded
 * credit counts, so that a game opened later on another device is not closed.
 */
export function useGameReturn({ onArrival = true } = {}) {
  const store = useStore()
  const cashOut = useSetAtom(cashOutAtom)
  const { data: credit } = useAtomValue(creditAtom)
  const launch = useAtomValue(launchAtom)
  const isKnown = credit !== undefined
  const isOut = Boolean(credit?.inGames.length)
  const owed = useRef(onArrival)
  const since = useRef(0)

  useEffect(() => {
    if (launch?.phase === 'away') since.current = Date.now()
    // Games opened from now on are cashed out on the next return, not on this arrival.
    if (launch) owed.current = false
  }, [launch])

  useEffect(() => {
    const isHere = () => {
      const now = store.get(launchAtom)
      return now === null || now.phase === 'failed' || now.phase === 'away'
    }
    const come = () => {
      if (!isHere() || Date.now() - since.current < settling) return
      if (store.get(creditAtom).data?.inGames.length) void cashOut({})
      else if (!store.get(creditAtom).data) owed.current = true
    }
    const seen = () => {
      if (document.visibilityState === 'visible') come()
    }
    if (owed.current && isOut && isHere()) void cashOut({})
    if (isKnown) owed.current = false
    window.addEventListener('focus', come)
    window.addEventListener('pageshow', come)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('focus', come)
      window.removeEventListener('pageshow', come)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [store, cashOut, isKnown, isOut])
}
