import { queryClientAtom, backoff, creditKey, levelKey, memberSummaryQuery } from '@member/api-client'
import { serverNow } from '@member/api-client/server-clock'
import { featureAtom } from '@member/api-client/setting'
import { whenIdle } from '@member/ui'
import { loadPart } from '@member/ui/lazy'
import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import type { LiveOptions } from './watchMoney.ts'
import { updateSession } from '@member/api-client/session'
import { focusManager } from '@tanstack/query-core'

/** Wait (ms) before code that failed to load is loaded again. */
const again = 10_000

/** Keeps shown data current and announces settled money. */
export function useLive(member: string | undefined, { shownAt, onDeposited }: LiveOptions): void {
  useRefreshOnFocus()
  const client = useAtomValue(queryClientAtom)
  const store = useStore()
  const hasStream = useAtomValue(featureAtom('live'))
  useEffect(() => {
    if (hasStream === undefined || member === undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const load = async () => {
      await whenIdle()
      while (!signal.aborted) {
        const part = await loadPart(() => import('./startLive.ts')).catch(() => undefined)
        if (part) return part
        await backoff(again, signal)
      }
      return undefined
    }
    const start = async () => {
      const since = serverNow()
      const part = await load()
      if (!signal.aborted)
        await part?.startLive(member, hasStream, { client, store, since, shownAt, onDeposited, signal })
    }
    void start()
    return () => leaving.abort()
  }, [hasStream, shownAt, onDeposited, member, client, store])
}

/** Refetches credit, level and the member's name when the member returns to the page. */
export function useRefreshOnFocus() {
  const client = useAtomValue(queryClientAtom)
  useEffect(() => {
    const look = async () => {
      void client.invalidateQueries({ queryKey: creditKey })
      void client.invalidateQueries({ queryKey: levelKey })
      try {
        const { uuid, name, level } = await client.fetchQuery({ ...memberSummaryQuery(), staleTime: 0 })
        updateSession(uuid, { user: { name, level } })
      } catch {
        // The failure is recorded elsewhere; the next return retries.
      }
    }
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) void look()
    }
    const stop = focusManager.subscribe((focused) => {
      if (focused) void look()
    })
    window.addEventListener('pageshow', restored)
    return () => {
      stop()
      window.removeEventListener('pageshow', restored)
    }
  }, [client])
}
