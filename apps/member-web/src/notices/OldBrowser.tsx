import { Banner } from '@member/ui'
import { th } from '../th.ts'
import { isOldBrowser } from './isOldBrowser.ts'
import { useDismissed } from './useDismissed.ts'
import { useUserAgent } from './useUserAgent.ts'

/** Warns below the specification's browser table; those without modules never get this far. */
export function OldBrowser() {
  const [dismissed, dismiss] = useDismissed('old-browser')
  const userAgent = useUserAgent()
  if (dismissed || !isOldBrowser(userAgent)) return null
  return (
    <Banner tone="warn" onDismiss={dismiss}>
      {th.notice.oldBrowser}
    </Banner>
  )
}
