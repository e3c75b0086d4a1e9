import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { isMoneyOutAtom } from './credit.ts'

const money = lazyPart(async () => (await import('./MoneyInPlay.tsx')).MoneyInPlay)

/** `MoneyInPlay`, whose code loads only if money is in a game. */
export const MoneyOut = () =>
  useAtomValue(isMoneyOutAtom) ? (
    <Deferred when="needed">
      <money.Component />
    </Deferred>
  ) : null
