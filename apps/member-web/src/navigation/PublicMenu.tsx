import { desktop } from '@member/ui'
import styled from '@emotion/styled'
import { NavLink } from 'react-router'
import { t } from '../words/words.ts'
import * as paths from '../paths/paths.ts'

/** Returns the public menu, whose first three items are for members and disabled here (spec §2). */
const publicMenuItems = (): { label: string; to?: string }[] => [
  { label: t.nav.casino },
  { label: t.nav.slot },
  { label: t.nav.sport },
  { label: t.nav.contact, to: paths.publicContact.path },
]

const Nav = styled.nav`
  display: none;
  ${desktop} {
    display: block;
    margin-left: 32px;
  }
`

const Items = styled.ul`
  display: flex;
  & a {
    display: flex;
    align-items: center;
    height: 44px;
    padding: 0 14px;
    border-radius: var(--radius-s);
    color: var(--text);
    text-decoration: none;
  }
  & a[aria-disabled='true'] {
    color: var(--text-muted);
    opacity: 0.65;
    cursor: not-allowed;
  }
  & a[aria-current='page'] {
    color: var(--brand-text);
    border-radius: var(--radius-s) var(--radius-s) 0 0;
    box-shadow: inset 0 -3px 0 var(--brand-strong);
  }
`

export const PublicMenu = () => (
  <Nav aria-label={t.nav.main}>
    <Items>
      {publicMenuItems().map(({ label, to }) => (
        <li key={label}>
          {to ? (
            <NavLink to={to}>{label}</NavLink>
          ) : (
            // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a link that leads nowhere yet has no address
            <a role="link" aria-disabled="true" title={t.nav.membersOnly}>
              {label}
            </a>
          )}
        </li>
      ))}
    </Items>
  </Nav>
)
