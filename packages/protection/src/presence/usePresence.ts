import { actorAtom, touchSession } from '@member/api-client'
import { featureAtom, settingAtom } from '@member/api-client/setting'
import { touches } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

/** Reports the member's activity after input, if the server locks idle sessions; else sends nothing. */
export function usePresence(): void {
  const actor = useAtomValue(actorAtom)
  const idleMinutes = useAtomValue(settingAtom)?.idleMinutes
  const has = useAtomValue(featureAtom('unattended'))
  useEffect(() => {
    if (!has || !idleMinutes) return undefined
    let waiting: ReturnType<typeof setTimeout> | undefined
    const report = () => {
      waiting = undefined
      // The next touch reports it again.
      touchSession(actor).catch(() => undefined)
    }
    const onInput = () => {
      waiting ??= setTimeout(report, Math.min(idleMinutes * 6_000, 180_000))
    }
    for (const touch of touches) document.addEventListener(touch, onInput, { capture: true, passive: true })
    return () => {
      clearTimeout(waiting)
      for (const touch of touches) document.removeEventListener(touch, onInput, { capture: true })
    }
  }, [has, idleMinutes, actor])
}
