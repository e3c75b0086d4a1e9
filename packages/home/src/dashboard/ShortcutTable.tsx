import { desktop, Icon, type IconName, Section } from '@member/ui'
import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { tDashboard } from './words.ts'

/** Media query of the narrowest phones, where a tile has its text beside the icon. */
const narrow = '@media (max-width: 359px)'

// Full rows of four equal columns for any number of tiles, of which the last may be as wide as two or four; on the
// narrowest phones of two columns. With large text as many as fit.
const Table = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: -4px;
  & > li {
    flex: 1 1 calc(25% - 8px);
    min-width: 4.25rem;
    margin: 4px;
  }
  & > li:last-of-type:nth-of-type(4n + 7),
  & > li:nth-last-of-type(3):nth-of-type(4n + 3) {
    flex: 2 1 calc(50% - 8px);
  }
  ${narrow} {
    & > li {
      flex-basis: calc(50% - 8px);
      min-width: min-content;
    }
  }
  ${desktop} {
    & > li {
      min-width: min-content;
    }
  }
`

const look = css`
  display: flex;
  align-items: center;
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
    border-radius: var(--radius-m);
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--brand-strong);
      background: var(--surface-2);
    }
  }
`

const Tile = styled(Link)`
  ${look}
  flex-direction: column;
  height: 100%;
  padding: 10px 4px;
  ${narrow} {
    flex-direction: row;
    padding: 4px;
    text-align: left;
  }
  ${desktop} {
    flex-direction: row;
    min-height: 44px;
    padding: 4px 16px 4px 6px;
    text-align: left;
  }
`

const Others = styled.button`
  ${look}
  justify-content: center;
  width: 100%;
  min-height: 44px;
  margin: 8px 0;
  padding: 4px 16px;
  cursor: pointer;
  & > svg {
    flex: none;
    margin-left: 8px;
  }
  &:last-child {
    margin-bottom: 0;
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
  ${narrow} {
    flex: none;
    width: 36px;
    height: 36px;
    margin: 0 6px 0 0;
  }
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

const Tiles = ({ id, shortcuts }: { id?: string; shortcuts: readonly Shortcut[] }) => (
  <Table id={id}>
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
)

const atOnce = 8

/** Tiles of the shortcuts of spec §2: the first eight, and a button that unfolds the others. */
export const ShortcutTable = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => {
  const [isOpen, setOpen] = useState(false)
  const others = useId()
  if (shortcuts.length === 0) return null
  return (
    <Section title={tDashboard.shortcuts}>
      <Tiles shortcuts={shortcuts.slice(0, atOnce)} />
      {shortcuts.length > atOnce ? (
        <Others
          type="button"
          aria-expanded={isOpen}
          aria-controls={others}
          onClick={() => setOpen((was) => !was)}
        >
          {tDashboard.otherShortcuts}
          <Icon name={isOpen ? 'up' : 'down'} size={20} />
        </Others>
      ) : null}
      {isOpen ? <Tiles id={others} shortcuts={shortcuts.slice(atOnce)} /> : null}
    </Section>
  )
}
