import styled from '@emotion/styled'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Phrases } from '../layout/Phrases.tsx'
import { callLink } from '../line/callLink.ts'
import { desktop } from '../theme/token.ts'
import { t } from '../language/words.ts'

export interface FooterProps {
  siteName: string
  /** Gregorian year of the copyright; `now` is the year in which the page is viewed. */
  year: number | 'now'
  licence?: { holder: string; number: string; authority: string } | undefined
  minimumAge?: number | undefined
  helpLine?: { name: string; phone: string; url: string } | undefined
  /** True to shorten the footer to one line; a press shows the rest. */
  short?: boolean | undefined
  children?: ReactNode
}

// `will-change` creates a layer: content added above moves it without a repaint.
const Root = styled.footer`
  border-top: 1px solid var(--border);
  background: var(--surface-1);
  color: var(--text-muted);
  font-size: 0.875rem;
  will-change: transform;
  & a {
    color: inherit;
  }
  & nav a {
    text-decoration: none;
  }
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

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  max-width: var(--content);
  margin: 0 auto;
  padding: 4px 8px;
  font-size: 0.8125rem;
  & > * {
    margin: 0 8px;
  }
  ${desktop} {
    padding: 4px 16px;
  }
`

// The expanded part takes the whole width below the line of text.
const Rest = styled.details`
  & > summary {
    min-height: 44px;
    line-height: 44px;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    & > svg {
      display: inline-block;
      margin-left: 4px;
      vertical-align: middle;
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  &[open] {
    flex: 1 0 100%;
    padding-bottom: 16px;
  }
  & > * + * {
    margin-top: 8px;
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

const SmallPrint = ({ licence, minimumAge, helpLine }: FooterProps) => (
  <>
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
  </>
)

const WholeFooter = ({ children, ...props }: FooterProps) => (
  <Inside>
    <div>{children}</div>
    <div>
      <SmallPrint {...props} />
      <Copyright {...props} />
    </div>
  </Inside>
)

const ShortFooter = ({ children, ...props }: FooterProps) => (
  <Line>
    {props.minimumAge === undefined ? null : <strong>{props.minimumAge}+</strong>}
    {props.licence ? <p>{t.footer.licenceNumber({ number: unbroken(props.licence.number) })}</p> : null}
    {props.helpLine ? (
      <p>
        {t.footer.helpLine} <Help href={callLink(props.helpLine.phone)}>{props.helpLine.phone}</Help>
      </p>
    ) : null}
    <Copyright {...props} />
    <Rest>
      <summary>
        {t.footer.rest}
        <Icon name="down" size={16} />
      </summary>
      {children}
      <SmallPrint {...props} />
    </Rest>
  </Line>
)

/** Footer with the small print of a licensed operator. */
export const Footer = ({ short = false, ...props }: FooterProps) => (
  <Root>{short ? <ShortFooter {...props} /> : <WholeFooter {...props} />}</Root>
)
