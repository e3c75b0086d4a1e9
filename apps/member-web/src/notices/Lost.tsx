import { lazyPart } from '@member/ui/lazy'
import { ErrorBoundary } from '@member/ui'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lostOrdersAtom } from './lostOrdersAtom.ts'
import { PartMissing } from './PartMissing.tsx'

const orders = lazyPart(async () => (await import('./LostOrders.tsx')).LostOrders)

/** What nobody knows the outcome of; where there is none, its code is not loaded. */
export const Lost = () =>
  useAtomValue(lostOrdersAtom).length > 0 ? (
    <ErrorBoundary renderFallback={(_, retry) => <PartMissing retry={retry} />}>
      <Suspense>
        <orders.Component />
      </Suspense>
    </ErrorBoundary>
  ) : null
