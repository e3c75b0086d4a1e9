import type { Brand } from '@member/brand'
import { ErrorBoundary, GlobalStyle, useHydrated } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { Suspense, useEffect } from 'react'
import { RouteTable } from './routes/RouteTable.tsx'
import { SessionScope } from './session/SessionScope.tsx'
import { MaintenanceGate } from './site/MaintenanceGate.tsx'
import { PartMissing } from './notices/PartMissing.tsx'

/** What asks the server for what every screen stands on. No pre-rendered page waits for its code. */
export const startUp = lazyPart(async () => (await import('./site/StartUp.tsx')).StartUp)

/** The whole site inside a router. `brand` is given where no page carries one. */
export function App({ brand }: { brand?: Brand }) {
  // The buttons of a pre-rendered page are seen to rest until they answer.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), [])
  return (
    <SessionScope brand={brand}>
      <GlobalStyle />
      {useHydrated() ? (
        <ErrorBoundary renderFallback={(_, retry) => <PartMissing retry={retry} />}>
          <Suspense>
            <startUp.Component />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      <MaintenanceGate>{(location) => <RouteTable location={location} />}</MaintenanceGate>
    </SessionScope>
  )
}
