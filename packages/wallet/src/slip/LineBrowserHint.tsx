import { Banner, LinkButton } from '@member/ui'
import { t } from './words.ts'

const inLine = () => typeof navigator !== 'undefined' && / Line\//.test(navigator.userAgent)

const outside = () => {
  const address = new URL(window.location.href)
  address.searchParams.set('openExternalBrowser', '1')
  return address.href
}

/** Hint to leave LINE's in-app browser, which on Android may not open the gallery. */
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
