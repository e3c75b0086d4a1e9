import { Deferred } from '@member/ui'
import { useEffect } from 'react'
import { type Popup, usePopupQueue } from './usePopupQueue.tsx'

/**
 * Popups on a member's home, one at a time, each once a day: announcements, then `others`.
 * A popup whose code does not load is skipped.
 */
export function PopupQueue({ others }: { others: readonly Popup[] }) {
  const [popup, close] = usePopupQueue(others)
  return popup ? (
    <Deferred key={popup.key} when="needed" renderFailure={() => <Closed onClose={close} />}>
      {popup.render(close)}
    </Deferred>
  ) : null
}

function Closed({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose])
  return null
}
