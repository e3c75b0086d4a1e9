import { isLiveAtom, queryClientAtom } from '@member/api-client'
import { loadPart } from '@member/ui/lazy'
import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { settingAtom } from '../site/site.ts'
import { quiet } from '../site/quiet.ts'

/** A line that is away for longer is not waited for. */
const patience = 5_000

const lineIsAway = (store: ReturnType<typeof useStore>, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (!store.get(isLiveAtom)) timer = setTimeout(resolve, patience)
    }
    const stop = store.sub(isLiveAtom, look)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      stop()
    })
    look()
  })

/** Listens to what the server tells by itself, and asks where it tells nothing; after everything the first screen needs. */
export function useLive(member: string | undefined): void {
  const client = useAtomValue(queryClientAtom)
  const store = useStore()
  const has = useAtomValue(settingAtom)?.features['live']
  const isKnown = useAtomValue(settingAtom) !== undefined
  useEffect(() => {
    if (!isKnown || member === undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const start = async () => {
      await quiet()
      if (signal.aborted) return
      if (has === true) {
        const { followMember } = await loadPart(() => import('./followMember.ts'))
        if (!signal.aborted) followMember({ member, client, store, signal })
        await lineIsAway(store, signal)
      }
      const { askMoney } = await loadPart(() => import('./askMoney.ts'))
      if (!signal.aborted) askMoney({ client, store, signal })
    }
    // Without it the screens that wait for money ask again and again, as they did.
    start().catch(() => undefined)
    return () => leaving.abort()
  }, [has, isKnown, member, client, store])
}
