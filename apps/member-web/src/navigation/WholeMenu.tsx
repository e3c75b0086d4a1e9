import { useIsOnBreak } from '@member/protection/is-on-break'
import { AsWritten, Icon, SideDrawer } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { Link, useLocation } from 'react-router'
import * as paths from '../paths/paths.ts'
import { isApartFromPlay } from '../routes/routes.ts'
import { useSession } from '../session/useSession.ts'
import { t } from '../words/words.ts'
import { LogoutButton } from './LogoutButton.tsx'
import { hasAtom, menuGroups } from './menuGroups.ts'
import { usePreloaded } from './usePreloaded.ts'

const Group = styled.section`
  & + & {
    margin-top: 12px;
    padding-top: 12px;
    border-top: 1px solid var(--border);
  }
  & > h3 {
    padding-left: 8px;
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
`

// Two per row if they fit, in columns, without boxes.
const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.4rem), 1fr));
  grid-gap: 0 8px;
`

const Item = styled(Link)`
  display: flex;
  align-items: center;
  height: 100%;
  min-height: 48px;
  padding: 6px 8px;
  border-radius: var(--radius-m);
  color: var(--text);
  font-size: 0.9375rem;
  line-height: 1.4;
  text-decoration: none;
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    margin-right: 8px;
    color: var(--brand-text);
  }
  &[aria-current='page'] {
    background: var(--brand-soft);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--surface-3);
    }
  }
`

const Foot = styled.div`
  margin-top: 20px;
`

export function WholeMenu({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation()
  const user = useSession()?.user
  const has = useAtomValue(hasAtom)
  const isOnBreak = useIsOnBreak()
  // During a break the menu has the available screens; the home is always one of them.
  const isOpen = (to: string) =>
    !isOnBreak || to === paths.dashboard.path || isApartFromPlay(to.split('?')[0] ?? to)
  const groups = menuGroups((to) => has(to) && isOpen(to))
  usePreloaded(groups.flatMap(({ items }) => items.map(({ to }) => to)))
  return (
    <SideDrawer open wide onClose={onClose} title={user ? <AsWritten>{user.name}</AsWritten> : t.nav.menu}>
      <nav aria-label={t.nav.menu}>
        {groups.map(({ title, items }) => (
          <Group key={title} aria-label={title || undefined}>
            {title ? <h3>{title}</h3> : null}
            <Items>
              {items.map(({ to, label, icon }) => (
                <li key={to}>
                  <Item to={to} aria-current={to === pathname + search ? 'page' : undefined}>
                    <Icon name={icon} size={22} />
                    {label}
                  </Item>
                </li>
              ))}
            </Items>
          </Group>
        ))}
      </nav>
      <Foot>
        <LogoutButton wide />
      </Foot>
    </SideDrawer>
  )
}
