import { desktop } from '@member/ui'
import styled from '@emotion/styled'
import { NavLink } from 'react-router'
import { useCurrentCategory } from '../games/useCurrentCategory.ts'
import { topBar } from '../shortcuts.ts'
import { th } from '../th.ts'

const Nav = styled.nav`
  display: none;
  ${desktop} {
    display: block;
    margin: 0 auto;
  }
`

const Items = styled.ul`
  display: flex;
  & a {
    display: flex;
    align-items: center;
    height: 44px;
    padding: 0 12px;
    border-radius: var(--radius-s);
    color: var(--text-muted);
    text-decoration: none;
    white-space: nowrap;
  }
  & a[aria-current='page'] {
    color: var(--brand-text);
    box-shadow: inset 0 -3px 0 var(--brand-strong);
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--surface-3);
      color: var(--text);
    }
  }
`

/** The members' links in the top bar of a desktop, where there is no bottom bar. */
export const MembersMenu = () => {
  const category = useCurrentCategory()
  return (
    <Nav aria-label={th.nav.members}>
      <Items>
        {topBar(category).map(({ to, label }) => (
          <li key={label}>
            <NavLink to={to} end>
              {label}
            </NavLink>
          </li>
        ))}
      </Items>
    </Nav>
  )
}
