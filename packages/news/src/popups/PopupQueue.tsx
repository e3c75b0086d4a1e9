import { Deferred } from '@member/ui'
import { useEffect } from 'react'
import { type Popup, usePopupQueue } from './usePopupQueue.tsx'

/** Popups over a member's home, one at a time, each once a day: announcements, then the `others`. If the code of one does not load, it does not appear. */
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
