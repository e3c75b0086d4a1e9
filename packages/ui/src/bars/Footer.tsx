import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { desktop } from '../theme/token.ts'
import { th } from '../th.ts'

export interface FooterProps {
  siteName: string
  year: number
  licence?: { holder: string; number: string; authority: string } | undefined
  minimumAge?: number | undefined
  helpLine?: { name: string; phone: string; url: string } | undefined
  /** Links before the small print. */
  children?: ReactNode
}

const Root = styled.footer`
  border-top: 1px solid var(--border);
  background: var(--surface-1);
  color: var(--text-muted);
  font-size: 0.875rem;
  /* A layer of its own: it moves with every line that comes or goes above, and is not painted anew for it. */
  will-change: transform;
  ${desktop} {
    will-change: auto;
  }
`

const Inside = styled.div`
  max-width: var(--content);
  margin: 0 auto;
  padding: 24px 16px 28px;
  ${desktop} {
    padding: 24px 24px 28px;
  }
  & > * + * {
    margin-top: 12px;
  }
`

const Age = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 44px;
  height: 44px;
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

const Help = styled.a`
  display: inline-block;
  padding: 10px 0;
`

/** The small print of a licensed operator: age, help line, licence, copyright. */
export const Footer = ({ siteName, year, licence, minimumAge, helpLine, children }: FooterProps) => (
  <Root>
    <Inside>
      {children}
      {minimumAge === undefined ? null : (
        <Warning>
          <Age aria-hidden>{minimumAge}+</Age>
          <p>
            {th.footer.age(minimumAge)} {th.footer.play}
          </p>
        </Warning>
      )}
      {helpLine ? (
        <p>
          {th.footer.help}{' '}
          <Help href={helpLine.url} rel="noopener noreferrer" target="_blank">
            {helpLine.name}
          </Help>{' '}
          <Help href={`tel:${helpLine.phone.replace(/[^\d+]/g, '')}`}>{helpLine.phone}</Help>
        </p>
      ) : null}
      {licence ? (
        <p>
          {th.footer.licence(licence.authority, licence.number)} {th.footer.holder(licence.holder)}
        </p>
      ) : null}
      <p>{th.footer.copyright(year, siteName)}</p>
    </Inside>
  </Root>
)
