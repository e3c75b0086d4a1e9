import { desktop, Section } from '@member/ui'
import styled from '@emotion/styled'
import { Link } from 'react-router'
import { tDashboard } from './words.ts'

// As high as the games shown later.
const Three = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 8px;
  min-height: calc(var(--own, 242px) - 52px);
  counter-reset: step;
  & > li {
    display: flex;
    align-items: center;
    padding: 4px 14px;
    border: 1px solid var(--card-edge);
    border-radius: var(--radius-m);
    background: var(--surface-1);
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
    width: 2rem;
    height: 2rem;
    margin-right: 12px;
    border-radius: 50%;
    background: var(--brand-soft);
    color: var(--brand-text);
    font-family: var(--font-display);
    line-height: 2rem;
    text-align: center;
  }
  ${desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > li {
      flex-direction: column;
      justify-content: center;
      padding: 12px 16px;
      text-align: center;
      text-wrap: balance;
    }
    & > li::before {
      margin: 0 0 8px;
    }
  }
`

/** Introduction shown until the first deposit: how to start, in three steps. */
export const FirstDay = ({ depositLink }: { depositLink: string }) => (
  <Section title={tDashboard.first.title}>
    <Three>
      {tDashboard.first.steps.map((step, index) => (
        <li key={step}>{index === 0 ? <Link to={depositLink}>{step}</Link> : step}</li>
      ))}
    </Three>
  </Section>
)
