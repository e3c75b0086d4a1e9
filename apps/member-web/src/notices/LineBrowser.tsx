import { Banner, LinkButton, useUserAgent } from '@member/ui'
import { useHref, useLocation } from 'react-router'
import { t } from '../words/words.ts'
import { useDismissed } from './useDismissed.ts'

/** Hint to leave LINE's in-app browser, where some phones cannot choose a picture or open a game. */
export function LineBrowser() {
  const [dismissed, dismiss] = useDismissed('line-browser')
  const inLine = /\bLine\/\d/.test(useUserAgent())
  const { pathname, search } = useLocation()
  // LINE handles this parameter and opens the phone's browser.
  const outside = useHref(`${pathname}${search}${search ? '&' : '?'}openExternalBrowser=1`)
  if (dismissed || !inLine) return null
  return (
    <Banner
      icon="external"
      onDismiss={dismiss}
      action={
        <LinkButton href={outside} variant="quiet" small>
          {t.notice.lineOpen}
        </LinkButton>
      }
    >
      {t.notice.line}
    </Banner>
  )
}
