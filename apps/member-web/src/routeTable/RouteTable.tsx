import { getEnding } from '@member/api-client/session'
import { brandAtom, type Extra } from '@member/brand'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { type Location, Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router'
import { LazyMembersLayout } from './LazyMembersLayout.tsx'
import { PublicLayout } from '../layouts/PublicLayout.tsx'
import { Screen } from '../screen/Screen.tsx'
import { loginFor, returnToOf } from '../session/returnTo.ts'
import { useSession } from '../session/useSession.ts'
import type { Route } from '../paths/route.ts'
import { routes } from '../routes/routes.ts'
import * as paths from '../paths/paths.ts'

/** Public routes; redirects a logged-in member to the `returnTo` address, or to /auth (spec §2). */
function VisitorsOnly() {
  const session = useSession()
  const { search } = useLocation()
  return session ? <Navigate to={returnToOf(search) ?? paths.member.path} replace /> : <Outlet />
}

/** Routes under /auth; redirects a visitor to the log-in, which returns to this address afterwards. */
function MembersOnly() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session) return <Outlet />
  const left = getEnding()?.reason === 'logout'
  return <Navigate to={left ? paths.login.path : loginFor(pathname + search + hash)} replace />
}

const Anyone = () => (useSession() ? <LazyMembersLayout /> : <PublicLayout />)

const notFound = <Navigate to={paths.notFound.path} replace />

/** Shows the screen, or the not-found page if the brand leaves the feature out. */
const Offered = ({ extra, children }: { extra: Extra; children: ReactNode }) =>
  useAtomValue(brandAtom).leaveOut.includes(extra) ? notFound : children

const elementOf = (route: Route) =>
  route.extra ? (
    <Offered extra={route.extra}>
      <Screen route={route} />
    </Offered>
  ) : (
    <Screen route={route} />
  )

const screensFor = (access: Route['access']): RouteObject[] =>
  routes
    .filter((route) => route.access === access)
    .map((route) => ({ path: route.path, element: elementOf(route) }))

export const routeObjects: RouteObject[] = [
  { element: <VisitorsOnly />, children: [{ element: <PublicLayout />, children: screensFor('visitor') }] },
  {
    element: <MembersOnly />,
    children: [
      { element: <LazyMembersLayout />, children: screensFor('member') },
      { ...paths.member, element: <Navigate to={paths.dashboard.path} replace /> },
      { path: `${paths.member.path}/*`, element: notFound },
    ],
  },
  { element: <Anyone />, children: screensFor('anyone') },
  { path: '*', element: notFound },
]

export const RouteTable = ({ location }: { location: Location }) => useRoutes(routeObjects, location)
