import { useIsOnBreak } from '@member/protection/is-on-break'
import { desktop, scrollSideways } from '@member/ui'
import styled from '@emotion/styled'
import { Link, useLocation, matchPath } from 'react-router'
import { breakBar, topBar } from '../shortcuts/shortcuts.ts'
import { t } from '../words/words.ts'
import * as paths from '../paths/paths.ts'
import { categoriesAtom, type Category } from '@member/games'
import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'

const lastAtom = atom<Category>()

function categoryIn(pathname: string, search: string) {
  if (matchPath(paths.category.path, pathname)) return new URLSearchParams(search).get('cat')
  return matchPath(paths.lobby.path, pathname)?.params.type
}

/** Returns the category of games shown now, else the one shown last, else the brand's first. */
export function useCurrentCategory(): Category {
  const { pathname, search } = useLocation()
  const categories = useAtomValue(categoriesAtom)
  const [last, remember] = useAtom(lastAtom)
  const said = categoryIn(pathname, search)
  const here = categories.find((category) => category === said)
  useEffect(() => {
    if (here) remember(here)
  }, [here, remember])
  return here ?? last ?? categories[0] ?? 'hot'
}

const games = paths.category.path.replace(/category$/, '')

/** True if the link leads to the current screen, or to the one that the current one belongs to. */
export const isIn = (to: string, pathname: string) => {
  const [path = ''] = to.split('?')
  return `${pathname}/`.startsWith(`${path}/`) || (path.startsWith(games) && pathname.startsWith(games))
}

const Nav = styled.nav`
  display: none;
  ${desktop} {
    display: block;
    flex: 0 1 auto;
    min-width: 0;
    ${scrollSideways}
    /* On the left, because the credit at the right comes and goes. */
    margin: 0 auto 0 16px;
  }
`

const Items = styled.ul`
  display: flex;
  & a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 6px;
    border-radius: var(--radius-s);
    color: var(--text-muted);
    text-decoration: none;
    white-space: nowrap;
  }
  /* The row cuts what is outside it. */
  & a:focus {
    outline-offset: -3px;
  }
  @media (min-width: 75em) {
    & a {
      padding: 0 9px;
    }
  }
  @media (min-width: 90em) {
    & a {
      padding: 0 14px;
    }
  }
  & a[aria-current='page'] {
    color: var(--brand-text);
    border-radius: var(--radius-s) var(--radius-s) 0 0;
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
