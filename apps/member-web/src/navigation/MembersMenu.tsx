import { useIsOnBreak } from '@member/protection/is-on-break'
import { desktop } from '@member/ui'
import styled from '@emotion/styled'
import { Link, useLocation } from 'react-router'
import { useCurrentCategory } from './useCurrentCategory.ts'
import { breakBar, topBar } from '../shortcuts/shortcuts.ts'
import { t } from '../words/words.ts'
import { isIn } from './isIn.ts'

const Nav = styled.nav`
  display: none;
  ${desktop} {
    display: block;
    flex: none;
    /* On the left, because the credit at the right comes and goes. */
    margin: 0 auto 0 16px;
  }
`

const Items = styled.ul`
  display: flex;
  & a {
    display: flex;
    align-items: center;
    height: 44px;
    padding: 0 8px;
    border-radius: var(--radius-s);
    color: var(--text-muted);
    text-decoration: none;
    white-space: nowrap;
  }
  @media (min-width: 75em) {
    & a {
      padding: 0 12px;
    }
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

export const MembersMenu = () => {
  const category = useCurrentCategory()
  const isOnBreak = useIsOnBreak()
  const { pathname } = useLocation()
  return (
    <Nav aria-label={t.nav.members}>
      <Items>
        {(isOnBreak ? breakBar() : topBar(category)).map(({ to, label }) => (
          <li key={label}>
            <Link to={to} aria-current={isIn(to, pathname) ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </Items>
    </Nav>
  )
}
