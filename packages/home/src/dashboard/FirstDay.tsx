import { Section } from '@member/ui'
import styled from '@emotion/styled'
import { tDashboard } from './wordsDashboard.ts'

const Three = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 10px;
  counter-reset: step;
  & > li {
    display: flex;
    align-items: flex-start;
    counter-increment: step;
    line-height: 1.6;
  }
  & > li::before {
    content: counter(step);
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    margin-right: 12px;
    border-radius: 50%;
    background: var(--brand-soft);
    color: var(--brand-text);
    font-family: var(--font-display);
    line-height: 1.75rem;
    text-align: center;
  }
`

/** Until something was paid in: what happens after that, in three lines. */
export const FirstDay = () => (
  <Section title={tDashboard.first.title}>
    <Three>
      {tDashboard.first.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Three>
  </Section>
)
