import { Banner, Button, useOnline } from '@member/ui'
import { slowParts } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore, useEffect, useState } from 'react'
import { stalledAtom, unavailableAtom, retryAtom } from '../failures/failures.ts'
import { maintenanceAtom } from '../site/site.ts'
import { t } from '../words/words.ts'

const shown = 3_000

function useIsBack(online: boolean) {
  const [was, setWas] = useState(online)
  const [back, setBack] = useState(false)
  if (was !== online) {
    setWas(online)
    setBack(online)
  }
  useEffect(() => {
    if (!back) return undefined
    const timer = setTimeout(() => setBack(false), shown)
    return () => clearTimeout(timer)
  }, [back])
  return back
}

/** Time (ms) after which the retry button is enabled again. */
const shownBusy = 3_000

function useRetry(): [busy: boolean, retry: () => Promise<void>] {
  const { run } = useAtomValue(retryAtom)
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await Promise.race([run(), new Promise((resolve) => setTimeout(resolve, shownBusy))])
    setBusy(false)
  }
  return [busy, retry]
}

/** The only notice about the connection: no network, or a service that is unavailable or slow. */
export function Connection() {
  const unavailable = useAtomValue(unavailableAtom)
  const stalled = useAtomValue(stalledAtom)
  const closed = useAtomValue(maintenanceAtom)
  const isPartSlow =
    useSyncExternalStore(slowParts.subscribe, slowParts.getSnapshot, slowParts.getSnapshot) > 0
  const online = useOnline()
  const isBack = useIsBack(online)
  const [busy, retry] = useRetry()
  const again = (
    <Button small variant="quiet" busy={busy} onClick={() => void retry()}>
      {t.notice.retry}
    </Button>
  )
  if (!online)
    return (
      <Banner tone="bad" icon="offline" action={unavailable || busy ? again : null}>
        {t.notice.offline}
      </Banner>
    )
  if (isBack) return <Banner tone="ok">{t.notice.online}</Banner>
  if (closed) return null
  if (isPartSlow && !unavailable)
    return (
      <Banner
        tone="warn"
        action={
          <Button small variant="quiet" onClick={() => window.location.reload()}>
            {t.notice.reload}
          </Button>
        }
      >
        {t.notice.slowPart}
      </Banner>
    )
  return unavailable || stalled || busy ? (
    <Banner tone="warn" action={again}>
      {unavailable ? t.notice.unavailable : t.notice.slow}
    </Banner>
  ) : null
}
