import { Banner, Button } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { retryAtom, stalledAtom, unavailableAtom } from '../failures.ts'
import { maintenanceAtom } from '../site/site.ts'
import { th } from '../th.ts'
import { useOnline } from './useOnline.ts'

/** The service does not answer, or only after long: it is asked again at a press. Under maintenance the screen says why. */
export function Unavailable() {
  const unavailable = useAtomValue(unavailableAtom)
  const stalled = useAtomValue(stalledAtom)
  const closed = useAtomValue(maintenanceAtom)
  const { run } = useAtomValue(retryAtom)
  const online = useOnline()
  const [busy, setBusy] = useState(false)
  if ((!unavailable && !stalled && !busy) || !online || closed) return null
  const retry = async () => {
    setBusy(true)
    await run()
    setBusy(false)
  }
  return (
    <Banner
      tone="warn"
      action={
        <Button small variant="quiet" busy={busy} onClick={() => void retry()}>
          {th.notice.retry}
        </Button>
      }
    >
      {unavailable ? th.notice.unavailable : th.notice.slow}
    </Banner>
  )
}
