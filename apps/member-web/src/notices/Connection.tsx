import { Banner, Button, useOnline } from '@member/ui'
import { slowParts } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { stalledAtom, unavailableAtom } from '../failures/failures.ts'
import { maintenanceAtom } from '../site/site.ts'
import { t } from '../words/words.ts'
import { useIsBack } from './useIsBack.ts'
import { useRetry } from './useRetry.ts'

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
