import { brandAtom } from '@member/brand'
import { Icon, LinkButton, SideDrawer, Stack } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { t } from '../words/words.ts'
import { publicMenuItems } from './PublicMenu.tsx'
import { publicLinksAtom } from '../paths/offered.ts'
import * as paths from '../paths/paths.ts'
import { usePreloaded } from './usePreloaded.ts'

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
  & > li > [aria-disabled='true'] {
    color: var(--text-muted);
  }
  & small {
    font-size: 0.8125rem;
  }
`

export function PublicDrawer({ onClose }: { onClose: () => void }) {
  const { displayName } = useAtomValue(brandAtom)
  const items: ReturnType<typeof publicMenuItems> = [
    ...publicMenuItems(),
    ...useAtomValue(publicLinksAtom),
    { label: t.text.help, to: paths.help.path },
  ]
  usePreloaded([paths.register.path, paths.login.path, ...items.flatMap(({ to }) => to ?? [])])
  return (
    <SideDrawer open onClose={onClose} title={displayName}>
      <nav aria-label={t.nav.menu}>
        <Items>
          {items.map(({ label, to }) => (
            <li key={label}>
              {to ? (
                <Link to={to}>
                  {label} <Icon name="forward" size={20} />
                </Link>
              ) : (
                // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a link that leads nowhere yet has no address
                <a role="link" aria-disabled="true">
                  {label} <small>{t.nav.membersOnly}</small>
                </a>
              )}
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
