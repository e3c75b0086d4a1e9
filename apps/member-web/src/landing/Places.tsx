import { brandAtom } from '@member/brand'
import { Icon, type IconName, Tiles } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { isOfferedAtom } from '../routes/offered.ts'
import { th } from '../th.ts'
import { thLanding } from './thLanding.ts'

const Place = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 56px;
  padding: 0 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  color: var(--text);
  font-weight: 500;
  text-decoration: none;
  & > svg {
    flex: none;
    margin-right: 12px;
    color: var(--brand-text);
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--border-strong);
    }
  }
`

/** The public pages that stand in no menu: promotion, and the brand's scores. */
export function Places() {
  const { scores } = useAtomValue(brandAtom)
  const isOffered = useAtomValue(isOfferedAtom)
  const places: { to: string; label: string; icon: IconName }[] = [
    { to: '/promotion', label: th.title.promotion, icon: 'percent' },
    ...(scores
      ? [
          { to: '/live-score', label: th.title.liveScore, icon: 'football' as const },
          { to: '/score', label: th.title.standings, icon: 'trophy' as const },
        ]
      : []),
  ]
  const shown = places.filter(({ to }) => isOffered(to))
  if (shown.length === 0) return null
  return (
    <nav aria-label={thLanding.places}>
      <Tiles least={160}>
        {places
          .filter(({ to }) => isOffered(to))
          .map(({ to, label, icon }) => (
            <li key={to}>
              <Place to={to}>
                <Icon name={icon} /> {label}
              </Place>
            </li>
          ))}
      </Tiles>
    </nav>
  )
}
