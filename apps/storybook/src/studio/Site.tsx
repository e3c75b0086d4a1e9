import { routeObjects } from '@member/web/routes'
import { type RouteObject, useRoutes } from 'react-router'

// Visitors and members are shown side by side, so layouts are rendered without their route guards.
const open = routeObjects.map((route): RouteObject =>
  route.children?.some(({ children }) => children) ? Object.assign({}, route, { element: undefined }) : route,
)

/** The whole site without access checks. */
export const Site = () => useRoutes(open)
