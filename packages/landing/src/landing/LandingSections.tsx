import { Section, Icon, type IconName } from '@member/ui'
import type { ReactNode } from 'react'
import { Care } from '../care/Care.tsx'
import { Content } from './landingStyle.ts'
import { Steps } from './Steps.tsx'
import { tLanding } from './words.ts'
import styled from '@emotion/styled'
import { Link } from 'react-router'

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

interface PublicLinksProps {
  links: readonly { to: string; label: string; icon: IconName }[]
}

const PublicLinks = ({ links }: PublicLinksProps) =>
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

interface LandingSectionsProps extends PublicLinksProps {
  marquee: ReactNode
  news: ReactNode
  payments: ReactNode
  registerLink: string
  children?: ReactNode
}

export const LandingSections = ({
  marquee,
  links,
  news,
  payments,
  registerLink,
  children,
}: LandingSectionsProps) => (
  <Content>
    {marquee}
    <PublicLinks links={links} />
    {news}
    <Section title={tLanding.feed}>{payments}</Section>
    <Steps registerLink={registerLink} />
    <Care />
    {children}
  </Content>
)
