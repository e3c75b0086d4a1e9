import { isMoneyOutAtom } from '@member/games'
import { ErrorBoundary } from '@member/ui'
import { useAtomValue } from 'jotai'
import { lazyPart } from '@member/ui/lazy'
import { Suspense } from 'react'
import { PartMissing } from '../notices/PartMissing.tsx'

const money = lazyPart(async () => (await import('@member/games/money-in-play')).MoneyInPlay)

/** The way home for money that is out in games; where none is, its code is not loaded. */
export const MoneyOut = () =>
  useAtomValue(isMoneyOutAtom) ? (
    <ErrorBoundary renderFallback={(_, retry) => <PartMissing retry={retry} />}>
      <Suspense>
        <money.Component />
      </Suspense>
    </ErrorBoundary>
  ) : null
