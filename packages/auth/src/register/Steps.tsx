import styled from '@emotion/styled'
import { Icon } from '@member/ui'
import { t } from './words.ts'

const Root = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  grid-gap: 8px;
  & > li {
    display: flex;
    align-items: center;
    min-width: 0;
    padding-bottom: 8px;
    border-bottom: 3px solid var(--border);
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
  & > li[data-reached] {
    border-color: var(--brand-text);
    color: var(--text);
    font-weight: 600;
  }
`

const Number = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 1.75rem;
  height: 1.75rem;
  margin-right: 8px;
  border-radius: 50%;
  background: var(--surface-3);
  font-family: var(--font-display);
  font-size: 0.9375rem;
  [data-reached] > & {
    background: var(--brand);
    color: var(--on-brand);
  }
`

/** Progress of the registration. */
export const Steps = ({ step }: { step: 1 | 2 }) => (
  <Root aria-label={t.steps}>
    {[t.account, t.bank].map((name, index) => (
      <li
        key={name}
        data-reached={index < step || undefined}
        aria-current={index + 1 === step ? 'step' : undefined}
      >
        <Number aria-hidden>{index + 1 < step ? <Icon name="check" size={16} /> : index + 1}</Number>
        {name}
      </li>
    ))}
  </Root>
)
