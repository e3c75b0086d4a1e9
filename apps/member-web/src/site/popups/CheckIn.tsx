import { ErrorBoundary } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { Suspense, useEffect } from 'react'

const popup = lazyPart(async () => (await import('@member/rewards/check-in-popup')).CheckInPopup)

/** The daily check-in; where its code does not come the member is not bothered. */
export const CheckIn = ({ onClose }: { onClose: () => void }) => (
  <ErrorBoundary renderFallback={() => <Closed onClose={onClose} />}>
    <Suspense>
      <popup.Component rewardLink="/auth/reward" onClose={onClose} />
    </Suspense>
  </ErrorBoundary>
)

function Closed({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose])
  return null
}
