import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { creditAtom } from './credit.ts'
import { cashOutAtom } from './cashOut.ts'
import { launchAtom } from './launchState.ts'

/** Time (ms) after a game's window opened during which the page ignores focus events. */
const settling = 1_500

/**
 * Transfers money out of games when the member returns to this page, tab or window. Does nothing while a game is
 * opening, waits for a press or runs in the frame. With `onArrival`, also transfers the money that is in games
 * when the page loads.
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
