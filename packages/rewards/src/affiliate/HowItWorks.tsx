import styled from '@emotion/styled'
import { Icon } from '@member/ui'
import { t } from './words.ts'

const Root = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-gap: 12px;
  margin-top: 20px;
  padding-top: 16px;
  border-top: 1px solid var(--border);
  font-size: 0.875rem;
  line-height: 1.5;
  text-align: center;
  text-wrap: balance;
`

const Mark = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  margin: 0 auto 8px;
  border-radius: 50%;
  background: var(--brand-soft);
  color: var(--brand-text);
`

/** Three steps from the invitation to the earnings; `rate` is the percentage of turnover, if known. */
export const HowItWorks = ({ rate }: { rate: number | undefined }) => (
  <Root>
    {(
      [
        ['share', t.steps.send],
        ['users', t.steps.join],
        ['wallet', rate === undefined ? t.steps.earn : t.steps.earnRate({ rate })],
      ] as const
    ).map(([icon, text]) => (
      <li key={icon}>
        <Mark>
          <Icon name={icon} />
        </Mark>
        {text}
      </li>
    ))}
  </Root>
)
