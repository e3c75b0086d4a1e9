import type { RealityCheck } from '@member/api-client'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { realityCheckAtom, onOtherTabs } from './realityCheckAtom.ts'

/**
 * Returns when the reality check is due (ms, this phone's clock), computed from the server's clock.
 * Infinity if the member has no interval.
 */
const dueAt = ({ minutes, since, now }: RealityCheck, heardAt: number) =>
  minutes === null ? Infinity : heardAt + Date.parse(since) - Date.parse(now) + minutes * 60_000

const longest = 2_147_483_647

/** Returns true while the reality check is due and no tab has answered it. */
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
      // A timer may fire early, or the clock be set back: wait for the rest.
      if (Date.now() < due) {
        clearTimeout(timer)
        timer = wait()
        return
      }
      setAsked(since)
      // Refreshes the session's result.
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
  useEffect(() => onOtherTabs(() => void refetch()), [refetch])
  return isAsked && due !== Infinity
}
