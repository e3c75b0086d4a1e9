import { Icon, type IconName } from '@member/ui'
import styled from '@emotion/styled'
import { Link } from 'react-router'
import { tLanding } from './words.ts'

// All three in a row; with large text in full rows.
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: -6px;
  & > li {
    flex: 1 1 5.25rem;
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
  @media (max-width: 599px) {
    flex-direction: column;
    height: 100%;
    padding: 10px 4px;
    font-size: 0.9375rem;
    line-height: 1.4;
    text-align: center;
    & > svg {
      margin: 0 0 4px;
    }
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
