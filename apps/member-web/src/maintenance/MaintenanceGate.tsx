import { Deferred, TopBar } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { Activity, type ReactNode, useState } from 'react'
import { type Location, matchPath, Navigate, useLocation } from 'react-router'
import { AppShell } from '../shell/AppShell.tsx'
import { screenFailure } from '../screen/screenFailure.tsx'
import { maintenanceAtom } from '../site/site.ts'
import { SiteLogo } from '../site/SiteLogo.tsx'
import * as paths from '../paths/paths.ts'

const maintenance = lazyPart(async () => (await import('./Maintenance.tsx')).Maintenance)

/**
 * Shows maintenance on every route while the website status is MA (spec §2). The open page stays mounted, so
 * that its input survives.
 */
export function MaintenanceGate({ children }: { children: (location: Location) => ReactNode }) {
  const closed = useAtomValue(maintenanceAtom)
  const location = useLocation()
  const isMaintenance = matchPath(paths.maintenance.path, location.pathname) !== null
  const [lastOpen, setLastOpen] = useState(isMaintenance ? { ...location, pathname: '/' } : location)
  if (!isMaintenance && lastOpen !== location) setLastOpen(location)

  return (
    <>
      <Activity mode={closed ? 'hidden' : 'visible'}>{children(lastOpen)}</Activity>
      {closed ? (
        <AppShell year={2022} bar={<TopBar start={<SiteLogo to="/" />} />}>
          {location.pathname === '/' ? <Navigate to={paths.maintenance.path} replace /> : null}
          <Deferred when="needed" renderFailure={screenFailure}>
            <maintenance.Component />
          </Deferred>
        </AppShell>
      ) : isMaintenance ? (
        <Navigate to={lastOpen.pathname + lastOpen.search} replace />
      ) : null}
    </>
  )
}
