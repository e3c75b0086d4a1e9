import { memo, type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary, type ErrorBoundaryProps } from '../lazy/ErrorBoundary.tsx'
import { PartMissing } from './PartMissing.tsx'
import { touches } from '../lazy/touches.ts'

/**
 * When deferred content, and its code, is loaded. `needed`: at once. `idle`: at the first scroll or 1.5 s after
 * the first page; on later pages at once. `interaction`: at the first touch, click or key, or 10 s after mount.
 */
type When = 'needed' | 'idle' | 'interaction'

const starts = {
  // The first touch of a page must not wait for unrelated code.
  idle: { delay: 1_500, events: ['scroll'], capture: false },
  // In the capture phase, so that no handler can stop it.
  interaction: { delay: 10_000, events: touches, capture: true },
}

/** Time (ms) at which `idle` content first waited. */
let firstPageAt: number | undefined

const waitFor = (when: Exclude<When, 'needed'>) => {
  const { delay } = starts[when]
  if (when !== 'idle') return delay
  firstPageAt ??= Date.now()
  return Math.max(0, firstPageAt + delay - Date.now())
}

const useIsWanted = (when: When) => {
  const [isWanted, setWanted] = useState(when === 'needed')
  useEffect(() => {
    if (when === 'needed') return undefined
    const { events, capture } = starts[when]
    // As a transition, so that the browser first responds to the press that triggers the load.
    const want = () => startTransition(() => setWanted(true))
    const timer = setTimeout(want, waitFor(when))
    for (const event of events) window.addEventListener(event, want, { capture, passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, want, { capture })
    }
  }, [when])
  return isWanted
}

export interface DeferredProps {
  when: When
  fallback?: ReactNode
  /** Shown if loading failed; by default a message that offers a reload. Null shows `fallback` instead. */
  renderFailure?: ErrorBoundaryProps['renderFallback'] | null
  children: ReactNode
}

const partMissing: ErrorBoundaryProps['renderFallback'] = () => <PartMissing />

/**
 * Content whose code loads later; a failure is shown in its place. Pre-rendered children must be constants of
 * their module.
 */
export const Deferred = memo(function Deferred({
  when,
  fallback = null,
  renderFailure = partMissing,
  children,
}: DeferredProps) {
  return useIsWanted(when) ? (
    <ErrorBoundary renderFallback={renderFailure ?? (() => fallback)}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  ) : (
    fallback
  )
})
