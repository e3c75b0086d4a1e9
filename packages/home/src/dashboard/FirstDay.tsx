import { Section } from '@member/ui'
import styled from '@emotion/styled'
import { Link } from 'react-router'
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
  & a {
    padding: 8px 0;
    margin: -8px 0;
    font-weight: 600;
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

/** Until something was paid in: how to start, and what comes after that. The first of the three is the next step. */
export const FirstDay = ({ depositLink }: { depositLink: string }) => (
  <Section title={tDashboard.first.title}>
    <Three>
      {tDashboard.first.steps.map((step, index) => (
        <li key={step}>{index === 0 ? <Link to={depositLink}>{step}</Link> : step}</li>
      ))}
    </Three>
  </Section>
)
