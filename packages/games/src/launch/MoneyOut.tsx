import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { isMoneyOutAtom } from './isMoneyOut.ts'

const money = lazyPart(async () => (await import('./MoneyInPlay.tsx')).MoneyInPlay)

/** Button to transfer money out of games; its code loads only if there is any. */
export const MoneyOut = () =>
  useAtomValue(isMoneyOutAtom) ? (
    <Deferred when="needed">
      <money.Component />
    </Deferred>
  ) : null
