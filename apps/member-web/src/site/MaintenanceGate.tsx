import { brandAtom } from '@member/brand'
import { TopBar } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { matchPath, Navigate, useLocation } from 'react-router'
import { Frame } from '../bars/Frame.tsx'
import { Screen } from '../screen/Screen.tsx'
import { maintenance } from '../screens.ts'
import { maintenanceAtom } from './operation.ts'
import { SiteLogo } from './SiteLogo.tsx'

/** Under website status MA every route shows maintenance, and comes back where it was (spec §2). */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const closed = useAtomValue(maintenanceAtom)
  const { footerYear } = useAtomValue(brandAtom)
  const { pathname } = useLocation()
  if (!closed) return matchPath('/ma', pathname) ? <Navigate to="/" replace /> : children
  if (pathname === '/') return <Navigate to="/ma" replace />
  return (
    <Frame year={footerYear ?? 2022} bar={<TopBar start={<SiteLogo to="/" />} />}>
      <Screen of={maintenance} with={{}} />
    </Frame>
  )
}
