import type { Brand } from '@member/brand'
import { useLanguage } from '@member/i18n/react'
import { Deferred, GlobalStyle } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useEffect } from 'react'
import { hydratedMark } from './pageMarks/wires.ts'
import { RouteTable } from './routeTable/RouteTable.tsx'
import { AfterFirstPage } from './screen/AfterFirstPage.tsx'
import { SessionScope } from './session/SessionScope.tsx'
import { MaintenanceGate } from './maintenance/MaintenanceGate.tsx'

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
