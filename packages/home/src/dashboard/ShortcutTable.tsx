import { Button, desktop, Icon, type IconName, Section, Tiles } from '@member/ui'
import styled from '@emotion/styled'
import { Link } from 'react-router'
import { useState } from 'react'
import { tDashboard } from './wordsDashboard.ts'

const Table = styled(Tiles)<{ open: boolean }>`
  display: ${({ open }) => (open ? 'grid' : 'none')};
  grid-template-columns: repeat(auto-fit, minmax(80px, 1fr));
  /* Rows that are full, however many there are. */
  ${desktop} {
    display: flex;
    flex-wrap: wrap;
    margin: -4px;
    & > li {
      flex: 1 1 auto;
      margin: 4px;
    }
  }
`

const Tile = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  height: 100%;
  padding: 14px 6px 12px;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  color: var(--text);
  font-size: 0.9375rem;
  line-height: 1.5;
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
  width: 52px;
  height: 52px;
  margin-bottom: 8px;
  border-radius: 18px;
  background: var(--brand-soft);
  color: var(--brand-text);
  ${desktop} {
    width: 36px;
    height: 36px;
    margin: 0 10px 0 0;
    border-radius: var(--radius-s);
  }
`

const Fold = styled(Button)`
  ${desktop} {
    display: none;
  }
`

export interface Shortcut {
  to: string
  label: string
  icon: IconName
}

/** Every screen, or those the brand chose, one press away (spec §2); on a phone, folded until it is asked for. */
export const ShortcutTable = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => {
  const [open, setOpen] = useState(false)
  const say = tDashboard.shortcuts
  if (shortcuts.length === 0) return null
  return (
    <Section
      title={say.title}
      action={
        <Fold small icon={open ? 'up' : 'down'} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? say.fold : say.unfold}
        </Fold>
      }
    >
      <Table space={2} open={open}>
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
}
