import { brandAtom } from '@member/brand'
import { ErrorBoundary, TopBar } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { Activity, type ReactNode, Suspense, useState } from 'react'
import { type Location, matchPath, Navigate, useLocation } from 'react-router'
import { SiteFrame } from '../bars/SiteFrame.tsx'
import { ScreenFailure } from '../screen/ScreenFailure.tsx'
import { maintenanceAtom } from './site.ts'
import { SiteLogo } from './SiteLogo.tsx'

const maintenance = lazyPart(async () => (await import('./Maintenance.tsx')).Maintenance)

/**
 * Under website status MA every route shows maintenance (spec §2). The page that was open is kept behind it, hidden,
 * so that nothing typed is lost when the site opens again.
 */
export function MaintenanceGate({ children }: { children: (location: Location) => ReactNode }) {
  const closed = useAtomValue(maintenanceAtom)
  const { footerYear } = useAtomValue(brandAtom)
  const location = useLocation()
  const isMaintenance = matchPath('/ma', location.pathname) !== null
  const [kept, keep] = useState(isMaintenance ? { ...location, pathname: '/' } : location)
  if (!isMaintenance && kept !== location) keep(location)

  return (
    <>
      <Activity mode={closed ? 'hidden' : 'visible'}>{children(kept)}</Activity>
      {closed ? (
        <SiteFrame year={footerYear ?? 2022} bar={<TopBar start={<SiteLogo to="/" />} />}>
          {location.pathname === '/' ? <Navigate to="/ma" replace /> : null}
          <ErrorBoundary renderFallback={(error, retry) => <ScreenFailure error={error} retry={retry} />}>
            <Suspense>
              <maintenance.Component />
            </Suspense>
          </ErrorBoundary>
        </SiteFrame>
      ) : isMaintenance ? (
        <Navigate to={kept.pathname + kept.search} replace />
      ) : null}
    </>
  )
}
