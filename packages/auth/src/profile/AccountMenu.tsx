import { featureAtom } from '@member/api-client/setting'
import { Icon, tablet } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Reminder, roomy } from './Reminder.tsx'
import { t } from './words.ts'

const Frame = styled.div`
  --narrow: 520px;
  ${tablet} {
    --narrow: 680px;
  }
  ${roomy} {
    flex-grow: 1;
    display: grid;
    grid-template-columns: 16.5rem minmax(0, 1fr);
    align-content: start;
    grid-column-gap: 32px;
    width: 100%;
    max-width: var(--content);
    margin: 0 auto;
    padding: 0 24px;
    & > main {
      margin: 0;
      padding-right: 0;
      padding-left: 0;
    }
  }
`

/** Frame of a narrow page, with room for more below the menu or in a third column. */
const WideFrame = styled(Frame)`
  ${roomy} {
    --narrow: 100%;
    grid-template-rows: auto 1fr;
    & > nav {
      grid-column: 1;
    }
    & > main {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
  @media (min-width: 90em) {
    grid-template-columns: 16.5rem 680px minmax(0, 1fr);
    & > nav {
      grid-row: 1 / span 2;
    }
  }
`

const Menu = styled.nav`
  display: none;
  ${roomy} {
    display: block;
    align-self: start;
    position: -webkit-sticky;
    position: sticky;
    top: calc(var(--bar-height) + 24px);
    margin: 32px 0;
    padding: 8px;
    border: 1px solid var(--border);
    border-radius: var(--radius-l);
    /* Readable above an operator's picture. */
    background: var(--surface-1);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding: 6px 12px;
    border-radius: var(--radius-m);
    color: var(--text-muted);
    text-decoration: none;
  }
  & svg {
    flex: none;
    margin-right: 12px;
  }
  & a[aria-current='page'] {
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 600;
  }
  @media (hover: hover) {
    & a:not([aria-current='page']):hover {
      background: var(--surface-2);
      color: var(--text);
    }
  }
`

export interface AccountMenuLinks {
  profile: string
  address: string
  password: string
  secondFactor: string
  passkeys: string
  devices: string
  identity: string
}

/** Frame of an account screen, with a menu of all account screens where there is room. */
export const AccountMenu = ({ links, children }: { links: AccountMenuLinks; children: ReactNode }) => {
  const { pathname } = useLocation()
  const hasFactor = useAtomValue(featureAtom('secondFactor'))
  const hasPasskeys = useAtomValue(featureAtom('passkeys'))
  const hasSessions = useAtomValue(featureAtom('sessions'))
  const hasIdentity = useAtomValue(featureAtom('identity'))
  const row = (to: string, icon: ReactNode, label: string) => (
    <li>
      <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
        {icon}
        {label}
      </Link>
    </li>
  )
  // These fill the width themselves.
  const isNarrow = pathname !== links.password && pathname !== links.identity
  const Place = isNarrow ? WideFrame : Frame
  return (
    <Place>
      <Menu aria-label={t.title}>
        <ul>
          {row(links.profile, <Icon name="settings" />, t.title)}
          {row(links.address, <Icon name="address" />, t.address)}
          {row(links.password, <Icon name="lock" />, t.password)}
          {hasFactor ? row(links.secondFactor, <Icon name="shield" />, t.secondFactor) : null}
          {hasPasskeys ? row(links.passkeys, <Icon name="key" />, t.passkeys) : null}
          {hasSessions ? row(links.devices, <Icon name="device" />, t.devices) : null}
          {hasIdentity ? row(links.identity, <Icon name="success" />, t.identity) : null}
        </ul>
      </Menu>
      {children}
      {isNarrow && pathname !== links.address ? <Reminder /> : null}
    </Place>
  )
}
