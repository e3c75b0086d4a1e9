import { getEnding } from '@member/api-client/session'
import { Navigate, Outlet, useLocation } from 'react-router'
import { loginFor } from './returnTo.ts'
import { useSession } from './useSession.ts'

/** The routes under /auth: a visitor logs in first and comes back, unless they have just logged out. */
export function MembersOnly() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session) return <Outlet />
  const left = getEnding()?.reason === 'logout'
  return <Navigate to={left ? '/login' : loginFor(pathname + search + hash)} replace />
}
