import { queryClientAtom } from '@member/api-client'
import { loadPart } from '@member/ui/lazy'
import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { settingAtom } from '../site/site.ts'
import { loaded } from '../site/worker.ts'

/** Where the browser cannot say when it is idle (Safari). */
const later = 1_500

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: later })
    else setTimeout(resolve, later)
  })

/** Listens to what the server tells by itself, where it does; after everything the first screen needs. */
export function useLive(member: string | undefined): void {
  const client = useAtomValue(queryClientAtom)
  const store = useStore()
  const has = useAtomValue(settingAtom)?.features['live'] === true
  useEffect(() => {
    if (!has || member === undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const start = async () => {
      await loaded()
      await idle()
      if (signal.aborted) return
      const { followMember } = await loadPart(() => import('./followMember.ts'))
      if (!signal.aborted) followMember({ member, client, store, signal })
    }
    // Without it the screens ask again and again, as they did.
    start().catch(() => undefined)
    return () => leaving.abort()
  }, [has, member, client, store])
}
