import styled from '@emotion/styled'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Phrases } from '../layout/Phrases.tsx'
import { callLink } from '../line/callLink.ts'
import { desktop } from '../theme/token.ts'
import { t } from '../language/words.ts'

export interface FooterProps {
  siteName: string
  /** Gregorian year; `now` is the current year at viewing time. */
  year: number | 'now'
  licence?: { holder: string; number: string; authority: string } | undefined
  minimumAge?: number | undefined
  helpLine?: { name: string; phone: string; url: string } | undefined
  children?: ReactNode
}

// `will-change` creates a layer: content added above moves it without a repaint.
const Root = styled.footer`
  border-top: 1px solid var(--border);
  background: var(--surface-1);
  color: var(--text-muted);
  font-size: 0.875rem;
  will-change: transform;
  ${desktop} {
    will-change: auto;
  }
`

const Inside = styled.div`
  max-width: var(--content);
  margin: 0 auto;
  padding: 24px 16px 28px;
  & > * + *,
  & > * > * + * {
    margin-top: 12px;
  }
  ${desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 28rem;
    grid-gap: 32px;
    padding: 24px 24px 28px;
    & > * + * {
      margin-top: 0;
    }
  }
`

const Age = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  margin-right: 12px;
  border: 2px solid var(--bad);
  border-radius: 50%;
  color: var(--text);
  font-family: var(--font-display);
  font-weight: 600;
`

const Warning = styled.div`
  display: flex;
  align-items: center;
`

// Inline, so that the number stays on the line of the preceding word.
const Help = styled.a`
  padding: 10px 0;
`

const never = () => () => undefined
const thisYear = () => new Date().getFullYear()
// A pre-rendered page may be read years later, so the year is filled in by the browser.
const noYear = () => '' as const

const Copyright = ({ year, siteName }: Pick<FooterProps, 'year' | 'siteName'>) => {
  const now = useSyncExternalStore<number | ''>(never, thisYear, noYear)
  return <p>{t.footer.copyright({ year: year === 'now' ? now : year, name: siteName })}</p>
}

const unbroken = (number: string) => number.replace(/-/g, '-\u2060')

export const Footer = ({ siteName, year, licence, minimumAge, helpLine, children }: FooterProps) => (
  <Root>
    <Inside>
      <div>{children}</div>
      <div>
        {minimumAge === undefined ? null : (
          <Warning>
            <Age aria-hidden>{minimumAge}+</Age>
            <p>
              <Phrases>{`${t.footer.age({ years: minimumAge })} ${t.footer.play}`}</Phrases>
            </p>
          </Warning>
        )}
        {helpLine ? (
          <p>
            {t.footer.help}{' '}
            <Help href={helpLine.url} rel="noopener noreferrer" target="_blank">
              <Phrases>{helpLine.name}</Phrases>
            </Help>
            {'\u00a0'}
            <Help href={callLink(helpLine.phone)}>{helpLine.phone}</Help>
          </p>
        ) : null}
        {licence ? (
          <p>
            {t.footer.licence({ authority: licence.authority, number: unbroken(licence.number) })}{' '}
            <Phrases>{t.footer.holder({ name: licence.holder })}</Phrases>
          </p>
        ) : null}
        <Copyright year={year} siteName={siteName} />
      </div>
    </Inside>
  </Root>
)
