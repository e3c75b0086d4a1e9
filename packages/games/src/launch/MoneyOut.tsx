import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { isMoneyOutAtom } from './isMoneyOut.ts'

const money = lazyPart(async () => (await import('./MoneyInPlay.tsx')).MoneyInPlay)

/** The way home for money that is out in games; where none is, its code is not loaded. */
export const MoneyOut = () =>
  useAtomValue(isMoneyOutAtom) ? (
    <Deferred when="needed">
      <money.Component />
    </Deferred>
  ) : null
