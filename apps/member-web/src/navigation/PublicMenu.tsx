import { desktop } from '@member/ui'
import styled from '@emotion/styled'
import { NavLink } from 'react-router'
import { t } from '../words.ts'
import { usePublicMenuItems } from './usePublicMenuItems.ts'

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
  & a:hover {
    background: var(--surface-2);
  }
  & a[aria-current='page'] {
    color: var(--brand-text);
    box-shadow: inset 0 -3px 0 var(--brand-strong);
  }
`

/** The public menu on a desktop. */
export const PublicMenu = () => (
  <Nav aria-label={t.nav.main}>
    <Items>
      {usePublicMenuItems().map(({ label, to }) => (
        <li key={label}>
          <NavLink to={to}>{label}</NavLink>
        </li>
      ))}
    </Items>
  </Nav>
)
