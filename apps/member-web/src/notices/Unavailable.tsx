import { Banner, Button, useOnline } from '@member/ui'
import { slowParts } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { useState, useSyncExternalStore } from 'react'
import { retryAtom, stalledAtom, unavailableAtom } from '../failures.ts'
import { maintenanceAtom } from '../site/site.ts'
import { t } from '../words.ts'

/** A repeated request may hang again, so the button can be pressed again after this time. */
const shownBusy = 3_000

/**
 * The service does not answer, or only after long: it is asked again at a press. Code that is on its way for long is
 * not: the browser goes on waiting for the same file until the page is loaded afresh. Under maintenance the screen says why.
 */
export function Unavailable() {
  const unavailable = useAtomValue(unavailableAtom)
  const stalled = useAtomValue(stalledAtom)
  const closed = useAtomValue(maintenanceAtom)
  const isPartSlow =
    useSyncExternalStore(slowParts.subscribe, slowParts.getSnapshot, slowParts.getSnapshot) > 0
  const { run } = useAtomValue(retryAtom)
  const online = useOnline()
  const [busy, setBusy] = useState(false)
  if ((!unavailable && !stalled && !isPartSlow && !busy) || !online || closed) return null
  const retry = async () => {
    setBusy(true)
    await Promise.race([run(), new Promise((resolve) => setTimeout(resolve, shownBusy))])
    setBusy(false)
  }
  return (
    <Banner
      tone="warn"
      action={
        <>
          {unavailable || stalled || busy ? (
            <Button small variant="quiet" busy={busy} onClick={() => void retry()}>
              {t.notice.retry}
            </Button>
          ) : null}
          {isPartSlow ? (
            <Button small variant="quiet" onClick={() => window.location.reload()}>
              {t.notice.reload}
            </Button>
          ) : null}
        </>
      }
    >
      {unavailable ? t.notice.unavailable : isPartSlow ? t.notice.slowPart : t.notice.slow}
    </Banner>
  )
}
