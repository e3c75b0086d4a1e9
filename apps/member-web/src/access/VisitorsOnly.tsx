import { Navigate, Outlet, useLocation } from 'react-router'
import { returnToOf } from './returnTo.ts'
import { useSession } from './useSession.ts'

/** The public routes: whoever is logged in goes on to where they came from, or to /auth (spec §2). */
export function VisitorsOnly() {
  const session = useSession()
  const { search } = useLocation()
  return session ? <Navigate to={returnToOf(search) ?? '/auth'} replace /> : <Outlet />
}
