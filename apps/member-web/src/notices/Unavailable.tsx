import { Banner, Button } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { unavailableAtom } from '../failures.ts'
import { isAskingAtom, maintenanceAtom, retryAtom } from '../site/operation.ts'
import { th } from '../th.ts'
import { useOnline } from './useOnline.ts'

/** The service does not answer: it is tried again by itself, and at once when asked. Under maintenance the screen says why. */
export function Unavailable() {
  const unavailable = useAtomValue(unavailableAtom)
  const closed = useAtomValue(maintenanceAtom)
  const isAsking = useAtomValue(isAskingAtom)
  const retry = useSetAtom(retryAtom)
  const online = useOnline()
  if (!unavailable || !online || closed) return null
  return (
    <Banner
      tone="warn"
      action={
        <Button small variant="quiet" busy={isAsking} onClick={() => void retry()}>
          {th.notice.retry}
        </Button>
      }
    >
      {th.notice.unavailable}
    </Banner>
  )
}
