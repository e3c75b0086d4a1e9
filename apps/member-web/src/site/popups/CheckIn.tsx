import { useEffect, useState } from 'react'
import { lazyScreen } from '../../screen/lazyScreen.tsx'
import { th } from '../../th.ts'

const popup = lazyScreen(
  th.media.checkIn,
  async () => (await import('@member/rewards/check-in-popup')).CheckInPopup,
)

/** The daily check-in; where its code does not come the member is not bothered. */
export function CheckIn({ onClose }: { onClose: () => void }) {
  const [here, setHere] = useState(false)
  useEffect(() => {
    let left = false
    popup.ready().then(
      () => left || setHere(true),
      () => left || onClose(),
    )
    return () => {
      left = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked for once
  }, [])
  return here ? <popup.Component onClose={onClose} /> : null
}
