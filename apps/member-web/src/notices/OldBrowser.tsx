import { Banner, useUserAgent } from '@member/ui'
import { t } from '../words/words.ts'
import { isOldBrowser } from './isOldBrowser.ts'
import { useDismissed } from './useDismissed.ts'

export function OldBrowser() {
  const [dismissed, dismiss] = useDismissed('old-browser')
  const userAgent = useUserAgent()
  if (dismissed || !isOldBrowser(userAgent)) return null
  return (
    <Banner tone="warn" onDismiss={dismiss}>
      {t.notice.oldBrowser}
    </Banner>
  )
}
