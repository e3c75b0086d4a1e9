import styled from '@emotion/styled'

const Root = styled.ol`
  display: flex;
  counter-reset: step;
`

const Step = styled.li<{ reached: boolean }>`
  position: relative;
  flex: 1 1 0;
  padding-top: 2.125rem;
  color: var(${({ reached }) => (reached ? '--text' : '--text-muted')});
  font-size: 0.875rem;
  line-height: 1.5;
  text-align: center;
  counter-increment: step;
  &::before {
    content: counter(step);
    position: absolute;
    z-index: 1;
    top: 0;
    left: 50%;
    width: 1.75rem;
    height: 1.75rem;
    margin-left: -0.875rem;
    border-radius: 50%;
    background: var(${({ reached }) => (reached ? '--brand' : '--surface-3')});
    color: var(${({ reached }) => (reached ? '--on-brand' : '--text')});
    font-family: var(--font-display);
    font-weight: 600;
    line-height: 1.75rem;
  }
  li + &::after {
    content: '';
    position: absolute;
    top: 0.8125rem;
    right: 50%;
    width: 100%;
    height: 2px;
    background: var(${({ reached }) => (reached ? '--brand' : '--surface-3')});
  }
`

/** Progress bar of steps. `at` is the index of the current step, or the number of steps once all are done. */
export const Steps = ({ labels, at }: { labels: readonly string[]; at: number }) => (
  <Root>
    {labels.map((label, index) => (
      <Step key={label} reached={index <= at} aria-current={index === at ? 'step' : undefined}>
        {label}
      </Step>
    ))}
  </Root>
)
