import { brandAtom } from '@member/brand'
import { ErrorBoundary } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useLater } from '../screen/useLater.ts'

const events = lazyPart(async () => (await import('./Events.tsx')).Events)

/** Where the brand has somewhere to tell events; the code comes after the page. Without, nobody is asked anything. */
export function EventsPlace() {
  const has = useAtomValue(brandAtom).events !== undefined
  const wanted = useLater()
  if (!has || !wanted) return null
  return (
    <ErrorBoundary renderFallback={() => null}>
      <Suspense>
        <events.Component />
      </Suspense>
    </ErrorBoundary>
  )
}
