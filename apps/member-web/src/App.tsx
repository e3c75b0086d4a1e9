import type { Brand } from '@member/brand'
import { GlobalStyle } from '@member/ui'
import { useRoutes } from 'react-router'
import { FreshStore } from './FreshStore.tsx'
import { routes } from './routes.tsx'
import { MaintenanceGate } from './site/MaintenanceGate.tsx'
import { StartUp } from './site/StartUp.tsx'

const Table = () => useRoutes(routes)

/** The whole site inside a router. `brand` is given where no page carries one. */
export const App = ({ brand }: { brand?: Brand }) => (
  <FreshStore {...(brand && { brand })}>
    <GlobalStyle />
    <StartUp />
    <MaintenanceGate>
      <Table />
    </MaintenanceGate>
  </FreshStore>
)
