import { Deferred } from '@member/ui'
import { useEffect } from 'react'
import { type Popup, usePopupQueue } from './usePopupQueue.tsx'

/** The popup of a visit to a member's home, usually one: an announcement, else the first of `others`. */
export function PopupQueue({
  others,
  isNew,
}: {
  others: readonly Popup[]
  /** True until the member's first deposit, which no popup may interrupt. */
  isNew: boolean
}) {
  const [popup, close] = usePopupQueue(others, isNew)
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
