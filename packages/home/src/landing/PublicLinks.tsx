import { Icon, type IconName } from '@member/ui'
import styled from '@emotion/styled'
import { Link } from 'react-router'
import { tLanding } from './wordsLanding.ts'

// Rows without holes: the last one is as wide as the others.
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: -6px;
  & > li {
    flex: 1 1 9rem;
    margin: 6px;
  }
`

const Tile = styled(Link)`
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

export interface PublicLinksProps {
  links: readonly { to: string; label: string; icon: IconName }[]
}

/** Public pages such as the promotion and the brand's scores. */
export const PublicLinks = ({ links }: PublicLinksProps) =>
  links.length === 0 ? null : (
    <nav aria-label={tLanding.places}>
      <Row>
        {links.map(({ to, label, icon }) => (
          <li key={to}>
            <Tile to={to}>
              <Icon name={icon} /> {label}
            </Tile>
          </li>
        ))}
      </Row>
    </nav>
  )
