import styled from '@emotion/styled'
import { ChangingMoney, Money, type MoneyProps, VisuallyHidden } from '@member/ui'
import { useAtomValue } from 'jotai'
import { tWidgets } from '../wordsWidgets.ts'
import { amountsHiddenAtom } from './amountsHiddenAtom.ts'

// As large as the figure it stands for: nothing moves when the member shows it.
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

/** An amount of the member's own, or dots while they hide it. `changing` shows what it changed by. */
export const OwnMoney = ({ changing = false, ...money }: MoneyProps & { changing?: boolean }) => {
  const Shown = changing ? ChangingMoney : Money
  return useAtomValue(amountsHiddenAtom) ? (
    <Dots scale={money.scale ?? 'm'}>
      <span aria-hidden>••••••</span>
      <VisuallyHidden>{tWidgets.credit.hidden}</VisuallyHidden>
    </Dots>
  ) : (
    <Shown {...money} />
  )
}
