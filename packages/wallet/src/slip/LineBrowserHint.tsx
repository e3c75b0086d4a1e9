import { Banner, LinkButton } from '@member/ui'
import { t } from './words.ts'

const inLine = () => typeof navigator !== 'undefined' && / Line\//.test(navigator.userAgent)

const outside = () => {
  const address = new URL(window.location.href)
  address.searchParams.set('openExternalBrowser', '1')
  return address.href
}

/** Hint to open this page outside LINE's in-app browser, where Android may not open the gallery. */
export const LineBrowserHint = () =>
  inLine() ? (
    <Banner
      tone="info"
      action={
        <LinkButton small href={outside()}>
          {t.openOutside}
        </LinkButton>
      }
    >
      {t.inLine}
    </Banner>
  ) : null
