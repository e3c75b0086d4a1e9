import styled from '@emotion/styled'
import { space, Tiles } from '@member/ui'
import { elevation, radius, spaceSteps } from '@member/ui/scale'

const Bar = styled.li`
  display: flex;
  align-items: center;
  margin-bottom: 8px;
  font-size: 0.9375rem;
  & > i {
    flex: none;
    height: 16px;
    margin-right: 12px;
    border-radius: 4px;
    background: var(--brand);
  }
`

export const Spaces = () => (
  <ul>
    {spaceSteps.map((step) => (
      <Bar key={step}>
        <i style={{ width: space(step) }} />
        <span>
          <code>space({step})</code> {space(step)}
        </span>
      </Bar>
    ))}
  </ul>
)

const Corner = styled.li`
  font-size: 0.9375rem;
  & > i {
    display: block;
    height: 88px;
    margin-bottom: 8px;
    border: 1px solid var(--border-strong);
    background: var(--surface-2);
  }
`

export const Radii = () => (
  <Tiles least={140}>
    {Object.entries(radius).map(([name, length]) => (
      <Corner key={name}>
        <i style={{ borderRadius: length }} />
        <code>radius-{name}</code> {length}
      </Corner>
    ))}
  </Tiles>
)

const Plane = styled.li`
  padding: 24px 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  font-size: 0.9375rem;
  & > code {
    display: block;
    width: fit-content;
    margin-bottom: 8px;
  }
`

const uses: Record<keyof typeof elevation, string> = {
  card: 'On the page: cards',
  floating: 'Over the page, which stays usable: toasts, the consent question',
  dialog: 'Over the page, which waits: dialogs',
}

const isLevel = (name: string): name is keyof typeof elevation => name in elevation

export const Elevations = () => (
  <Tiles least={220} space={6}>
    {Object.keys(elevation)
      .filter(isLevel)
      .map((level) => (
        <Plane key={level} style={{ boxShadow: elevation[level] }}>
          <code>{level}</code>
          {uses[level]}
          <br />
          {elevation[level]}
        </Plane>
      ))}
  </Tiles>
)
