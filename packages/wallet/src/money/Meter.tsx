import styled from '@emotion/styled'

const Root = styled.meter<{ tone: 'brand' | 'info' }>`
  display: block;
  width: 100%;
  height: 8px;
  margin: 6px 0;
  border: 0;
  border-radius: 4px;
  background: var(--surface-3);
  overflow: hidden;
  -webkit-appearance: none;
  appearance: none;
  &::-webkit-meter-bar {
    height: 8px;
    border: 0;
    border-radius: 4px;
    background: var(--surface-3);
  }
  &::-webkit-meter-optimum-value {
    border-radius: 4px;
    background: var(--${({ tone }) => tone});
  }
  @supports (-moz-appearance: none) {
    &::-moz-meter-bar {
      border-radius: 4px;
      background: var(--${({ tone }) => tone});
    }
  }
`

interface MeterProps {
  label: string
  value: number
  max: number
  tone?: 'brand' | 'info'
}

export const Meter = ({ label, value, max, tone = 'brand' }: MeterProps) => (
  <Root tone={tone} aria-label={label} value={value} min={0} max={max} />
)
