import { matchPath } from 'react-router'
import { th } from '../th.ts'
import { legalRoutes } from './legalRoutes.ts'
import { memberRoutes } from './memberRoutes.ts'
import { route, type Route } from './route.ts'
import { visitorRoutes } from './visitorRoutes.ts'

/** Every screen of the site. Whatever else depends on a screen's address is derived from this table. */
export const routes: Route[] = [
  ...visitorRoutes,
  ...memberRoutes,
  ...legalRoutes,
  route({
    path: '/404',
    access: 'anyone',
    title: th.title.notFound,
    load: async () => (await import('../pages/NotFound.tsx')).NotFound,
    props: {},
  }),
]

/** The row that an address leads to. */
export const routeAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname) !== null)
