import { desktop, Icon, type IconName, Section } from '@member/ui'
import styled from '@emotion/styled'
import { Link } from 'react-router'
import { tDashboard } from './wordsDashboard.ts'

// Rows that are full, however many tiles there are: four in a row, and where one would be left over the last five are
// three and two; on the narrowest phones three, and two and two. Large text has as many as its words have room for.
const Table = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: -4px;
  & > li {
    flex: 1 1 calc(25% - 8px);
    min-width: 4.25rem;
    margin: 4px;
  }
  & > li:nth-last-of-type(5):nth-of-type(4n + 1),
  & > li:nth-last-of-type(5):nth-of-type(4n + 1) ~ li {
    flex-basis: calc(33% - 8px);
  }
  @media (max-width: 359px) {
    & > li:nth-last-of-type(n) {
      flex-basis: calc(33% - 8px);
    }
    & > li:nth-last-of-type(4):nth-of-type(3n + 1),
    & > li:nth-last-of-type(4):nth-of-type(3n + 1) ~ li:nth-last-of-type(n) {
      flex-basis: calc(50% - 8px);
    }
  }
  ${desktop} {
    & > li {
      min-width: min-content;
    }
  }
`

const Tile = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  height: 100%;
  padding: 10px 4px;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  color: var(--text);
  font-size: 0.875rem;
  line-height: 1.4;
  overflow-wrap: break-word;
  text-align: center;
  text-decoration: none;
  ${desktop} {
    flex-direction: row;
    min-height: 44px;
    padding: 4px 16px 4px 6px;
    border-radius: var(--radius-m);
    white-space: nowrap;
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--brand-strong);
      background: var(--surface-2);
    }
  }
`

const Round = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  margin-bottom: 6px;
  border-radius: 16px;
  background: var(--brand-soft);
  color: var(--brand-text);
  ${desktop} {
    width: 36px;
    height: 36px;
    margin: 0 10px 0 0;
    border-radius: var(--radius-s);
  }
`

export interface Shortcut {
  to: string
  label: string
  icon: IconName
}

/** The screens most used, or those the brand chose, one press away (spec §2); the others are in the menu. */
export const ShortcutTable = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) =>
  shortcuts.length === 0 ? null : (
    <Section title={tDashboard.shortcuts}>
      <Table>
        {shortcuts.map(({ to, label, icon }) => (
          <li key={to}>
            <Tile to={to}>
              <Round>
                <Icon name={icon} size={26} />
              </Round>
              {label}
            </Tile>
          </li>
        ))}
      </Table>
    </Section>
  )
