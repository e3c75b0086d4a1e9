import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { ChangingMoney, type ShownChange } from '../motion/ChangingMoney.tsx'
import { Money, type MoneyProps } from '../motion/Money.tsx'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { dots, useAmountsHidden } from './amountsHidden.ts'
import { t } from './words.ts'

// As large as the hidden figure, so that nothing moves when it is shown.
const sizes = { m: 'min(1rem, 6vw)', l: 'min(1.375rem, 7.5vw)', xl: 'min(2.25rem, 10vw)' }

const Dots = styled.span<{ scale: keyof typeof sizes }>`
  display: inline-block;
  color: var(--text-muted);
  font-family: var(--font-display);
  font-size: ${({ scale }) => sizes[scale]};
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
`

export const Own = ({ scale = 'm', children }: { scale?: keyof typeof sizes; children: ReactNode }) =>
  useAmountsHidden() ? (
    <Dots scale={scale}>
      <span aria-hidden>{dots}</span>
      <VisuallyHidden>{t.hidden}</VisuallyHidden>
    </Dots>
  ) : (
    children
  )

/** Amount of the member, or dots in privacy mode; `changing` animates changes of the amount. */
export const OwnMoney = ({
  changing = false,
  shownChange,
  ...money
}: MoneyProps & { changing?: boolean; shownChange?: ShownChange }) => (
  <Own scale={money.scale ?? 'm'}>
    {changing ? <ChangingMoney {...money} shownChange={shownChange} /> : <Money {...money} />}
  </Own>
)
