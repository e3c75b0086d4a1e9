import { ErrorBoundary } from '@member/ui'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import type { Route } from '../routes/route.ts'
import { ScreenFailure } from './ScreenFailure.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { useArrival } from './useArrival.ts'
import { useScroll } from './useScroll.ts'

/** One screen of the route table: its code when it is needed, its own failure, and the arrival on it. */
export function Screen({
  route: { path, screen, title, back },
}: {
  route: Pick<Route, 'path' | 'screen' | 'title' | 'back'>
}) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      key={pathname}
      renderFallback={(error, retry) => <ScreenFailure error={error} retry={retry} />}
    >
      <Suspense fallback={<ScreenSkeleton title={title} {...(back && { back })} />}>
        <screen.Component />
        <Arrival path={path} title={title} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Stands behind the screen, so that its effects run when the screen is there. */
function Arrival({ path, title }: { path: string; title: string }) {
  useArrival(path, title)
  useScroll()
  return null
}
