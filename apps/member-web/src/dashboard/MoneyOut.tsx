import { isMoneyOutAtom } from '@member/games'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lazyPart } from '../screen/lazyPart.tsx'

const money = lazyPart(async () => (await import('@member/games/money-in-play')).MoneyInPlay)

/** The way home for money that is out in games; where none is, its code is not loaded. */
export const MoneyOut = () =>
  useAtomValue(isMoneyOutAtom) ? (
    <Suspense>
      <money.Component />
    </Suspense>
  ) : null
