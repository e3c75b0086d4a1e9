import { routeObjects } from '@member/web/routes'
import { type RouteObject, useRoutes } from 'react-router'

// One phone shows a visitor and the next a member, so nobody is sent away: what stands round a layout guards it.
const open = routeObjects.map((route): RouteObject =>
  route.children?.some(({ children }) => children) ? Object.assign({}, route, { element: undefined }) : route,
)

/** The whole site, open to whoever looks. */
export const Site = () => useRoutes(open)
