import styled from '@emotion/styled'
import { VisuallyHidden } from '@member/ui'
import type { Draft } from './draft.ts'
import { t } from './words.ts'

const Bars = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  grid-gap: 6px;
  margin-bottom: 10px;
  & > li {
    height: 4px;
    border-radius: 2px;
    background: var(--border);
  }
  & > li[data-reached] {
    background: var(--brand-text);
  }
`

const Count = styled.span`
  display: block;
  margin-bottom: 8px;
  color: var(--text-muted);
  font-size: 0.875rem;
`

const Name = styled.h2`
  font-size: 1.1875rem;
`

export const Steps = ({ step }: { step: Draft['step'] }) => {
  const names = [t.account, t.choosePassword, t.bank, t.agree]
  return (
    <div>
      <Bars aria-label={t.steps}>
        {names.map((name, index) => (
          <li
            key={name}
            data-reached={index < step || undefined}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            <VisuallyHidden>{name}</VisuallyHidden>
          </li>
        ))}
      </Bars>
      <Count>{t.step({ step })}</Count>
      <Name>{names[step - 1]}</Name>
    </div>
  )
}
