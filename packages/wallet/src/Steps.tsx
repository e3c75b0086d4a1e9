import styled from '@emotion/styled'

const Root = styled.ol`
  display: flex;
  counter-reset: step;
`

const Step = styled.li<{ reached: boolean }>`
  position: relative;
  flex: 1 1 0;
  padding-top: 34px;
  color: var(${({ reached }) => (reached ? '--text' : '--text-muted')});
  font-size: 14px;
  line-height: 1.5;
  text-align: center;
  counter-increment: step;
  &::before {
    content: counter(step);
    position: absolute;
    z-index: 1;
    top: 0;
    left: 50%;
    width: 28px;
    height: 28px;
    margin-left: -14px;
    border-radius: 50%;
    background: var(${({ reached }) => (reached ? '--brand' : '--surface-3')});
    color: var(${({ reached }) => (reached ? '--on-brand' : '--text-muted')});
    font-family: var(--font-display);
    font-weight: 600;
    line-height: 28px;
  }
  & + &::after {
    content: '';
    position: absolute;
    top: 13px;
    right: 50%;
    width: 100%;
    height: 2px;
    background: var(${({ reached }) => (reached ? '--brand' : '--surface-3')});
  }
`

/** How far something has come: `at` is the step under way, beyond the last when all are done. */
export const Steps = ({ labels, at }: { labels: readonly string[]; at: number }) => (
  <Root>
    {labels.map((label, index) => (
      <Step key={label} reached={index <= at} aria-current={index === at ? 'step' : undefined}>
        {label}
      </Step>
    ))}
  </Root>
)
