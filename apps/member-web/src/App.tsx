import type { Brand } from '@member/brand'
import { GlobalStyle } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useRoutes } from 'react-router'
import { FreshStore } from './FreshStore.tsx'
import { routes } from './routes.tsx'
import { MaintenanceGate } from './site/MaintenanceGate.tsx'
import { serverAtom } from './site/server.ts'

const Table = () => useRoutes(routes)

function StartUp() {
  const server = useAtomValue(serverAtom)
  return server ? <server.StartUp /> : null
}

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
