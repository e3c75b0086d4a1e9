import { queryClientAtom, backoff } from '@member/api-client'
import { serverNow } from '@member/api-client/server-clock'
import { featureAtom } from '@member/api-client/setting'
import { whenIdle } from '@member/ui'
import { loadPart } from '@member/ui/lazy'
import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { useRefreshOnFocus } from './useRefreshOnFocus.ts'
import type { LiveOptions } from './watchMoney.ts'

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
