import { brandAtom } from '@member/brand'
import { Icon, type IconName, LinkButton, SideDrawer } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { Link } from 'react-router'
import { t } from '../words/words.ts'
import { publicLinksAtom } from '../paths/offered.ts'
import * as paths from '../paths/paths.ts'
import { usePreloaded } from './usePreloaded.ts'

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  grid-gap: 8px;
  margin-bottom: 16px;
  & > a {
    padding: 0 8px;
  }
`

const Items = styled.ul`
  margin: 0 -8px;
  & a {
    display: flex;
    align-items: center;
    min-height: 52px;
    padding: 4px 8px;
    border-radius: var(--radius-m);
    color: var(--text);
    text-decoration: none;
  }
  & a > svg:first-of-type {
    flex: none;
    margin-right: 12px;
    color: var(--brand-text);
  }
  & a > svg:last-of-type {
    flex: none;
    margin-left: auto;
    color: var(--text-muted);
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--surface-3);
    }
  }
`

const Members = styled.section`
  margin-top: 12px;
  padding-top: 16px;
  border-top: 1px solid var(--border);
  & > h3 {
    display: flex;
    align-items: center;
    margin-bottom: 8px;
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
  & > h3 > svg {
    margin-right: 8px;
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-gap: 8px;
  }
  & a {
    display: flex;
    flex-direction: column;
    align-items: center;
    padding: 10px 4px;
    border: 1px solid var(--border);
    border-radius: var(--radius-m);
    color: var(--text-muted);
    font-size: 0.9375rem;
    text-align: center;
    cursor: not-allowed;
  }
  & a > svg {
    margin-bottom: 4px;
  }
`

/** The games of the menu, which are for members (spec §2). */
const games = (): { label: string; icon: IconName }[] => [
  { label: t.nav.casino, icon: 'cards' },
  { label: t.nav.slot, icon: 'games' },
  { label: t.nav.sport, icon: 'football' },
]

export function PublicDrawer({ onClose }: { onClose: () => void }) {
  const { displayName } = useAtomValue(brandAtom)
  const id = useId()
  const links: { label: string; to: string; icon: IconName }[] = [
    { label: t.nav.contact, to: paths.publicContact.path, icon: 'contact' },
    ...useAtomValue(publicLinksAtom),
    { label: t.text.help, to: paths.help.path, icon: 'info' },
  ]
  usePreloaded([paths.register.path, paths.login.path, ...links.map(({ to }) => to)])
  return (
    <SideDrawer open onClose={onClose} title={displayName}>
      <Two>
        <LinkButton to={paths.register.path} wide variant="primary">
          {t.nav.register}
        </LinkButton>
        <LinkButton to={paths.login.path} wide>
          {t.nav.login}
        </LinkButton>
      </Two>
      <nav aria-label={t.nav.menu}>
        <Items>
          {links.map(({ label, to, icon }) => (
            <li key={to}>
              <Link to={to}>
                <Icon name={icon} size={22} /> {label} <Icon name="forward" size={20} />
              </Link>
            </li>
          ))}
        </Items>
        <Members aria-labelledby={id}>
          <h3 id={id}>
            <Icon name="lock" size={18} />
            {t.nav.membersOnly}
          </h3>
          <ul>
            {games().map(({ label, icon }) => (
              <li key={label}>
                {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a link that leads nowhere yet has no address */}
                <a role="link" aria-disabled="true">
                  <Icon name={icon} size={24} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Members>
      </nav>
    </SideDrawer>
  )
}
