import { ErrorBoundary, TopBar } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { ScreenFailure } from '../screen/ScreenFailure.tsx'
import { ScreenSkeleton } from '../screen/ScreenSkeleton.tsx'
import { routeAt } from './routes.ts'
import { SiteLogo } from '../site/SiteLogo.tsx'

/** No visitor loads what stands round a member's screens, nor what it asks the server. */
export const membersLayout = lazyPart(
  async () => (await import('../layouts/MembersLayout.tsx')).MembersLayout,
)

/** What stands round a member’s screens, once its code is here; until then, where the member is. */
export const LazyMembersLayout = () => {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary renderFallback={(error, retry) => <ScreenFailure error={error} retry={retry} />}>
      <Suspense
        fallback={
          <>
            <TopBar start={<SiteLogo to="/auth/dashboard" compact />} />
            <ScreenSkeleton {...routeAt(pathname)} />
          </>
        }
      >
        <membersLayout.Component />
      </Suspense>
    </ErrorBoundary>
  )
}
