import styled from '@emotion/styled'
import type { Palette } from '@member/brand/palette'
import { Tiles } from '@member/ui'

const groups: [title: string, names: string[]][] = [
  ['Grounds', ['bg', 'surface-1', 'surface-2', 'surface-3']],
  ['Brand', ['brand', 'brand-strong', 'brand-soft', 'brand-text', 'on-brand']],
  ['Words', ['text', 'text-muted', 'on-status']],
  ['Lines', ['border', 'border-strong', 'focus']],
  ['States', ['info', 'ok', 'warn', 'bad']],
  ['States, soft', ['info-soft', 'ok-soft', 'warn-soft', 'bad-soft']],
  ['Light', ['glow', 'shadow']],
]

const Group = styled.div`
  margin-top: 16px;
  & > h3 {
    margin-bottom: 8px;
    color: var(--text-muted);
    font-size: 15px;
  }
`

const Swatch = styled.li`
  overflow: hidden;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  font-size: 14px;
  & > i {
    display: block;
    height: 72px;
  }
  & > code,
  & > b {
    display: block;
    padding: 0 12px 8px;
    overflow-wrap: anywhere;
  }
  & > b {
    padding: 8px 12px 0;
    font-weight: 600;
  }
`

export const Swatches = ({ tokens }: { tokens: Palette }) => (
  <>
    {groups.map(([title, names]) => (
      <Group key={title}>
        <h3>{title}</h3>
        <Tiles least={136}>
          {names.map((name) => (
            <Swatch key={name}>
              <i style={{ background: `var(--${name})` }} />
              <b>{name}</b>
              <code>{tokens[`--${name}`]}</code>
            </Swatch>
          ))}
        </Tiles>
      </Group>
    ))}
  </>
)
