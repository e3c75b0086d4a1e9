import type { Brand } from '@member/brand'
import { useLanguage } from '@member/i18n/react'
import { Deferred, GlobalStyle, TopBar } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useEffect, Activity, type ReactNode, useState } from 'react'
import { hydratedMark } from './pageMarks/wires.ts'
import { RouteTable } from './routeTable/RouteTable.tsx'
import { AfterFirstPage, screenFailure } from './screen/AfterFirstPage.tsx'
import { SessionScope } from './session/SessionScope.tsx'
import { useAtomValue } from 'jotai'
import { type Location, matchPath, Navigate, useLocation } from 'react-router'
import { AppShell } from './shell/AppShell.tsx'
import { maintenanceAtom } from './site/site.ts'
import { SiteLogo } from './site/SiteLogo.tsx'
import * as paths from './paths/paths.ts'

const maintenance = lazyPart(async () => (await import('./maintenance/Maintenance.tsx')).Maintenance)

/**
 * Shows maintenance on every route while the website status is MA (spec §2). The open page stays mounted, so
 * that its input survives.
 */
function MaintenanceGate({ children }: { children: (location: Location) => ReactNode }) {
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

export const startUp = lazyPart(async () => (await import('./startUp/StartUp.tsx')).StartUp)

/** The whole site inside a router; `brand` is needed only if no page contains the brand. */
export function App({ brand }: { brand?: Brand }) {
  useLanguage()
  // Until then the CSS disables the buttons of a pre-rendered page.
  useEffect(() => document.documentElement.setAttribute(hydratedMark, ''), [])
  return (
    <SessionScope brand={brand}>
      <GlobalStyle />
      <AfterFirstPage>
        <Deferred when="needed">
          <startUp.Component />
        </Deferred>
      </AfterFirstPage>
      <MaintenanceGate>{(location) => <RouteTable location={location} />}</MaintenanceGate>
    </SessionScope>
  )
}
