import { Button, desktop, Icon, Section, Tiles } from '@member/ui'
import { brandAtom } from '@member/brand'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { useState } from 'react'
import { isOfferedAtom } from '../routes/offered.ts'
import { inTheBars, shortcuts } from '../shortcuts.ts'
import { th } from '../th.ts'

const Table = styled(Tiles)<{ open: boolean }>`
  display: ${({ open }) => (open ? 'grid' : 'none')};
  ${desktop} {
    display: grid;
  }
  grid-template-columns: repeat(auto-fit, minmax(80px, 1fr));
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
`

const Fold = styled(Button)`
  ${desktop} {
    display: none;
  }
`

/** Every screen that no bar leads to, or those the brand chose, one press away (spec §2); on a phone, folded until it is asked for. */
export const ShortcutTable = () => {
  const [open, setOpen] = useState(false)
  const { shortcuts: chosen } = useAtomValue(brandAtom)
  const isOffered = useAtomValue(isOfferedAtom)
  const places = chosen?.map((name) => shortcuts[name]) ?? Object.values(shortcuts)
  const shown = places.filter(({ to }) => !inTheBars.has(to) && isOffered(to))
  if (shown.length === 0) return null
  return (
    <Section
      title={th.shortcut.title}
      action={
        <Fold small icon={open ? 'up' : 'down'} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? th.shortcut.fold : th.shortcut.unfold}
        </Fold>
      }
    >
      <Table space={2} open={open}>
        {shown.map(({ to, label, icon }) => (
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
