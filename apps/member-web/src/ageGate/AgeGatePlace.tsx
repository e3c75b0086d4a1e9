import { ErrorBoundary } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { PartMissing } from '../notices/PartMissing.tsx'
import { isAgeAskedAtom } from './age.ts'

const gate = lazyPart(async () => (await import('./AgeGate.tsx')).AgeGate)

/** Over a visitor's pages, where the brand asks for the age; what the operator must say is open to all. */
export function AgeGatePlace() {
  const isAsked = useAtomValue(isAgeAskedAtom)
  const { pathname } = useLocation()
  if (!isAsked || pathname.startsWith('/legal/')) return null
  return (
    <ErrorBoundary renderFallback={(_, retry) => <PartMissing retry={retry} />}>
      <Suspense>
        <gate.Component />
      </Suspense>
    </ErrorBoundary>
  )
}
