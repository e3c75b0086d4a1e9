import type { RouteObject } from 'react-router'
import { membersRoutes } from '../members/membersRoutes.tsx'
import { routes } from '../routes.tsx'

/** The whole table of spec §2: what stands under /auth is loaded apart. */
export const plan: RouteObject[] = routes.map((route) =>
  route.children?.[0]?.path === '/auth/*' ? { path: '/auth', children: membersRoutes } : route,
)
