import type { RealityCheck } from '@member/api-client'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { realityCheckAtom } from './realityCheck.ts'
import { hearTabs } from './tabs.ts'

/** When the question is due, by this phone's clock: the server's moments, moved by how far the phone's clock is off. */
const dueAt = ({ minutes, since, now }: RealityCheck, heardAt: number) =>
  minutes === null ? Infinity : heardAt + Date.parse(since) - Date.parse(now) + minutes * 60_000

/** As long as a timer can be. */
const longest = 2_147_483_647

/**
 * Whether the question stands. Due is a moment, looked at whenever the page is: a phone that slept has no timers. It
 * stands until it was answered, here or in another tab.
 */
export function useQuestion(): boolean {
  const { data, dataUpdatedAt, refetch } = useAtomValue(realityCheckAtom)
  const [asked, setAsked] = useState<string>()
  const since = data?.since
  const due = data ? dueAt(data, dataUpdatedAt) : Infinity
  const isAsked = since !== undefined && asked === since
  useEffect(() => {
    if (isAsked || due === Infinity) return undefined
    const wait = () => setTimeout(look, Math.min(Math.max(0, due - Date.now()), longest))
    const look = () => {
      // A timer may come a moment early, a clock may be put back: then the rest is waited for.
      if (Date.now() < due) {
        clearTimeout(timer)
        timer = wait()
        return
      }
      setAsked(since)
      // What came of the session until now.
      void refetch()
    }
    let timer = wait()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [due, since, isAsked, refetch])
  useEffect(() => hearTabs(() => void refetch()), [refetch])
  return isAsked && due !== Infinity
}
