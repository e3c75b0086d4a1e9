import type { Context, MiddlewareHandler } from 'hono'
import { basicAuth } from 'hono/basic-auth'
import { getCookie } from 'hono/cookie'
import { sessionCookie } from './sessionCookie.ts'
import { staffOf } from '../operations/staff/staffSession.ts'
import { isThisMachine } from '../values/isThisMachine.ts'
import type { AppEnv, Services } from '../services/services.ts'
import { simulatedStaff } from './viewer.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** True for cross-site browser requests; tools send no such headers. */
function isForeign({ req }: Context): boolean {
  const site = req.header('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = req.header('origin')
  if (!origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== req.header('host')
}

/** DNS rebinding protection: a page without log-in answers only to this machine's names. */
const byOurNames: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (!isThisMachine(new URL(context.req.url).hostname))
    return context.text('This page answers to localhost only, or with OPERATOR_PASSWORD.', 421)
  await next()
  return undefined
}

const bySession =
  (services: Services): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const isSignIn = ['/desk/sign-in', '/desk/join'].includes(context.req.path)
    const staff = isSignIn ? undefined : await staffOf(services, getCookie(context, sessionCookie) ?? '')
    if (!staff && !isSignIn) return context.redirect('/desk/sign-in', 303)
    if (staff) context.set('staff', staff)
    await next()
    return undefined
  }

/** Protects the back office. Staff only (in simulation this machine), no foreign scripts or posts, no caching. */
export function guarded(services: Services): MiddlewareHandler<AppEnv> {
  const { operatorPassword, simulate } = services
  const asOperator: MiddlewareHandler<AppEnv> = operatorPassword
    ? basicAuth({ username: 'operator', password: operatorPassword, realm: 'Operator' })
    : byOurNames
  const letIn = simulate ? asOperator : bySession(services)
  return async (context, next) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD' && isForeign(context)) {
      return context.text('This page takes orders from itself only.', 403)
    }
    if (simulate) context.set('staff', simulatedStaff)
    const refused = await letIn(context, next)
    context.header('Content-Security-Policy', policy)
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'same-origin')
    context.header('Cache-Control', 'no-store')
    return refused
  }
}
