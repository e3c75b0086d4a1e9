import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { matchPath, Navigate, useLocation } from 'react-router'
import { Screen } from '../screen/Screen.tsx'
import { maintenance } from '../screens.ts'
import { Background } from './Background.tsx'
import { maintenanceAtom } from './operation.ts'

/** Under website status MA every route shows maintenance, and comes back where it was (spec §2). */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const closed = useAtomValue(maintenanceAtom)
  const { pathname } = useLocation()
  if (!closed) return matchPath('/ma', pathname) ? <Navigate to="/" replace /> : children
  if (pathname === '/') return <Navigate to="/ma" replace />
  return (
    <>
      <Background />
      <Screen of={maintenance} with={{}} />
    </>
  )
}
