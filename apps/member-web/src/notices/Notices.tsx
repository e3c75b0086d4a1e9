import { Stack, Banner, LinkButton, useUserAgent } from '@member/ui'
import styled from '@emotion/styled'
import { Connection } from './Connection.tsx'
import { useHref, useLocation } from 'react-router'
import { t } from '../words/words.ts'
import { isOldBrowser } from './isOldBrowser.ts'
import { stored } from '@member/api-client/stored'
import { useState } from 'react'

function useDismissed(notice: string): [dismissed: boolean, dismiss: () => void] {
  const storedNotice = stored('sessionStorage', `dismissed-${notice}`)
  const [dismissed, setDismissed] = useState(() => storedNotice.read() !== null)
  const dismiss = () => {
    setDismissed(true)
    storedNotice.write('1')
  }
  return [dismissed, dismiss]
}

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

function OldBrowser() {
  const [dismissed, dismiss] = useDismissed('old-browser')
  const userAgent = useUserAgent()
  if (dismissed || !isOldBrowser(userAgent)) return null
  return (
    <Banner tone="warn" onDismiss={dismiss}>
      {t.notice.oldBrowser}
    </Banner>
  )
}

// Positioned, to be above the shade around `main` over an operator's picture.
const Place = styled(Stack)`
  position: relative;
  width: 100%;
  max-width: var(--content);
  margin: 0 auto;
  padding: 0 8px;
  &:not(:empty) {
    padding: 8px;
  }
`

export const Notices = () => (
  <Place space={2}>
    <OldBrowser />
    <LineBrowser />
    <Connection />
  </Place>
)
