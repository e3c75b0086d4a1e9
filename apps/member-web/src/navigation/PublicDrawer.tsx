import { brandAtom } from '@member/brand'
import { Icon, LinkButton, SideDrawer, Stack } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { t } from '../words.ts'
import { usePublicMenuItems } from './usePublicMenuItems.ts'
import * as paths from '../routes/paths.ts'

const Items = styled.ul`
  margin-bottom: 20px;
  & > li > * {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    border-bottom: 1px solid var(--border);
    color: var(--text);
    text-decoration: none;
  }
`

/** The public menu on a phone. */
export function PublicDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { displayName } = useAtomValue(brandAtom)
  const items = usePublicMenuItems()
  return (
    <SideDrawer open={open} onClose={onClose} title={displayName}>
      <nav aria-label={t.nav.menu}>
        <Items>
          {items.map(({ label, to }) => (
            <li key={label}>
              <Link to={to}>
                {label} <Icon name="forward" size={20} />
              </Link>
            </li>
          ))}
        </Items>
      </nav>
      <Stack space={3}>
        <LinkButton to={paths.register.path} wide variant="primary">
          {t.nav.register}
        </LinkButton>
        <LinkButton to={paths.login.path} wide>
          {t.nav.login}
        </LinkButton>
      </Stack>
    </SideDrawer>
  )
}
