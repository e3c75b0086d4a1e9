import { memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary, type ErrorBoundaryProps } from '../lazy/ErrorBoundary.tsx'
import { PartMissing } from './PartMissing.tsx'
import { touches } from '../lazy/touches.ts'

/**
 * When deferred content is rendered, and so its code loaded: `needed` at once, `idle` 1.5 s after the first page is there
 * or at the first scroll, on later pages at once, `interaction` at the first touch, or 10 s after mount if nobody touches the page; `scroll` at the first touch or
 * scroll, for what stands below.
 */
type When = 'needed' | 'idle' | 'interaction' | 'scroll'

const starts = {
  // The first touch of a page must not wait for code that nobody asked for.
  idle: { delay: 1_500, events: ['scroll'], capture: false },
  // Nobody on the way of a touch can hide it.
  interaction: { delay: 10_000, events: touches, capture: true },
  scroll: { delay: 10_000, events: [...touches, 'scroll'], capture: true },
}

/** When the first page was there: content of a later one has no first touch to keep out of the way of. */
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
    const want = () => setWanted(true)
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
  /** Shown until the content is there. */
  fallback?: ReactNode
  /** Shown where the content failed: a message that offers a reload, if not given. With null the fallback stays. */
  renderFailure?: ErrorBoundaryProps['renderFallback'] | null
  /** A part of `lazyPart`, with what stands around it. */
  children: ReactNode
}

const partMissing: ErrorBoundaryProps['renderFallback'] = () => <PartMissing />

/**
 * Content whose code loads later, and whose failure stays in its place. What is pre-rendered goes away if its elements change
 * before its code is there: around such a part they are constants of their module.
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
