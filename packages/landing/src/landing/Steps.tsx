import { LinkButton, Section, tablet } from '@member/ui'
import styled from '@emotion/styled'
import { tLanding } from './words.ts'

const Three = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  margin-bottom: 20px;
  & > li {
    position: relative;
    display: flex;
  }
  /* On a phone a thread leads from step to step. */
  & > li:not(:last-of-type)::before {
    content: '';
    position: absolute;
    top: 42px;
    bottom: -14px;
    left: 17px;
    width: 2px;
    background: var(--border);
  }
  ${tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-gap: 12px;
    & > li {
      padding: 16px;
      border: 1px solid var(--border);
      border-radius: var(--radius-l);
      background: var(--surface-1);
    }
    & > li:not(:last-of-type)::before {
      display: none;
    }
  }
  & strong {
    font-family: var(--font-display);
    font-weight: 600;
  }
  & p {
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
`

const Count = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 36px;
  height: 36px;
  margin-right: 14px;
  border-radius: 50%;
  background: var(--brand-soft);
  color: var(--brand-text);
  font-family: var(--font-display);
  font-weight: 700;
`

// As wide as the page on a phone alone.
const Register = styled(LinkButton)`
  ${tablet} {
    display: inline-flex;
    width: auto;
  }
`

export const Steps = ({ registerLink }: { registerLink: string }) => (
  <Section title={tLanding.steps}>
    <Three>
      {tLanding.step.map(({ title, text }, at) => (
        <li key={title}>
          <Count aria-hidden>{at + 1}</Count>
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </Three>
    <Register to={registerLink} variant="primary" icon="user" wide>
      {tLanding.register}
    </Register>
  </Section>
)
