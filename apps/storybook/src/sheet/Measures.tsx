import styled from '@emotion/styled'
import { space, Tiles, token } from '@member/ui'

const steps = [1, 2, 3, 4, 5, 6, 8, 12]
const radii = { 'radius-s': token.radiusS, 'radius-m': token.radiusM, 'radius-l': token.radiusL }

const Bar = styled.li`
  display: flex;
  align-items: center;
  margin-bottom: 8px;
  font-size: 14px;
  & > i {
    height: 16px;
    margin-right: 12px;
    border-radius: 4px;
    background: var(--brand);
  }
`

const Corner = styled.li`
  font-size: 14px;
  & > i {
    display: block;
    height: 88px;
    margin-bottom: 8px;
    border: 1px solid var(--border-strong);
    background: var(--surface-2);
  }
`

export const Spaces = () => (
  <ul>
    {steps.map((step) => (
      <Bar key={step}>
        <i style={{ width: space(step) }} />
        <span>
          space({step}) · {space(step)}
        </span>
      </Bar>
    ))}
  </ul>
)

export const Radii = () => (
  <Tiles least={120}>
    {Object.entries(radii).map(([name, radius]) => (
      <Corner key={name}>
        <i style={{ borderRadius: radius }} />
        {name}
      </Corner>
    ))}
  </Tiles>
)
