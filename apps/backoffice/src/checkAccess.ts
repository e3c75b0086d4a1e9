import { isAllowed, operationAccess, pageAccess, refusals as th } from '@member/api/operations'
import { wantsJson, type AppEnv } from '@member/api/http'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { showRefusal, redirectTo } from './show.ts'
import type { PageServices } from './staffAuthentication.ts'
import { actions } from './actions.ts'

const ofActions = Object.entries(actions).map(
  ([path, { operation }]) => [`POST /desk/${path}`, operationAccess[operation]] as const,
)
export const access = new Map([...Object.entries(pageAccess), ...ofActions])

/** Middleware that allows staff what the access table permits; refuses paths without an entry. */
export const checkAccess =
  (services: PageServices): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const route = matchedRoutes(context).find(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    const allowed = route && access.get(`${route.method} ${route.path}`)
    const isOpen = !route || allowed === 'PUBLIC' || (allowed && isAllowed(context.get('staff'), allowed))
    if (isOpen) return next()
    if (wantsJson(context)) return context.json({ problem: th.notAllowed }, 403)
    if (context.req.method === 'POST')
      return context.redirect(redirectTo(context, { problem: th.notAllowed }), 303)
    return showRefusal(context, services, 403, th.notAllowed)
  }
