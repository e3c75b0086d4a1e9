import styled from '@emotion/styled'
import { space, Tiles } from '@member/ui'
import { radius, spaceSteps } from '@member/ui/scale'

const Step = styled.li`
  display: grid;
  grid-template-columns: 56px 96px 1fr;
  align-items: center;
  padding: 8px 0;
  border-bottom: 1px solid var(--border);
  font-size: 0.9375rem;
  & > i {
    height: 16px;
    border-radius: 2px;
    background: var(--brand);
  }
  & > span > code {
    margin-right: 8px;
  }
`

const spaceUses: Record<(typeof spaceSteps)[number], string> = {
  1: 'Between a text and its hint, an icon and its label',
  2: 'Between chips, or a field and its message',
  3: 'Between tiles and in a row: the default of Tiles and Row',
  4: 'Between the parts of a card: the default of Stack; the margin of a page on a phone',
  5: 'Inside a card, and between cards',
  6: 'Between the sections of a form; the margin of a page on a desktop',
  8: 'Above and below a page',
  12: 'Between the sections of a wide page',
}

export const Spaces = () => (
  <ul>
    {spaceSteps.map((step) => (
      <Step key={step}>
        <i style={{ width: space(step) }} />
        <span>
          <code>{step}</code>
          {space(step)}
        </span>
        <span>{spaceUses[step]}</span>
      </Step>
    ))}
  </ul>
)

const Corner = styled.li`
  font-size: 0.9375rem;
  & > i {
    display: block;
    height: 112px;
    margin-bottom: 8px;
    border: 2px solid var(--border-strong);
    background: var(--surface-2);
  }
  & > span {
    display: block;
    color: var(--text-muted);
  }
`

const radiusUses: Record<keyof typeof radius, string> = {
  s: 'Small buttons, chosen amounts, tabs, placeholders',
  m: 'Fields, buttons, messages, toasts, tiles',
  l: 'Cards, dialogs, sheets',
}

const isRadius = (name: string): name is keyof typeof radius => name in radius

export const Radii = () => (
  <Tiles least={240} space={5}>
    {Object.keys(radius)
      .filter(isRadius)
      .map((name) => (
        <Corner key={name}>
          <i style={{ borderRadius: radius[name] }} />
          <code>radius-{name}</code> {radius[name]}
          <span>{radiusUses[name]}</span>
        </Corner>
      ))}
    <Corner>
      <i style={{ borderRadius: 999 }} />
      Round
      <span>Chips, badges, switches</span>
    </Corner>
  </Tiles>
)
