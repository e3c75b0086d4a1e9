import {
  attempt,
  type BackOfficeServices,
  isAllowed,
  operationAccess,
  pageAccess,
  refusals as th,
} from '@member/api/operations'
import { notFound, Refusal, readFields, wantsJson, type AppEnv } from '@member/api/http'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { guarded } from '@member/staff-page/guarded'
import { joinPage } from './staff/joinPage.ts'
import { signInPage } from './staff/signInPage.ts'
import { staffPage } from './staff/staffPage.ts'
import { actions } from './actions.ts'
import { sessionAuthentication, type PageServices } from './staffAuthentication.ts'
import { logPage } from './log/logPage.ts'
import { memberPage } from './members/memberPage.ts'
import { redirectTo, showRefusal } from './show.ts'
import { reconciliationPage } from './reconciliation/reconciliationPage.ts'
import { sitePage } from './site/sitePage.ts'
import { identityPictures } from './work/accountsView.ts'
import { workPage } from './work/workPage.ts'
import { matchedRoutes } from 'hono/route'

export function backOffice(given: BackOfficeServices, entrance = sessionAuthentication(given)) {
  const services = { ...given, entrance }
  const router = new Hono<AppEnv>()
  const guard = guarded(entrance.letIn)
  const check = checkAccess(services)
  router.use('/desk', guard, check).use('/desk/*', guard, check)

  const pages = [
    identityPictures,
    signInPage,
    joinPage,
    workPage,
    memberPage,
    reconciliationPage,
    sitePage,
    logPage,
    staffPage,
  ]
  for (const page of pages) router.route('/', page(services))

  for (const [path, { act }] of Object.entries(actions)) {
    router.post(`/desk/${path}`, async (context: Context<AppEnv>) => {
      const fields = await readFields(context)
      const operations = services.operationsAs(context.get('staff'))
      const uuid = context.req.param('uuid') ?? ''
      return answer(context, path.split('/')[0] ?? '', async () => act(operations, uuid, fields))
    })
  }
  router.all('/desk/*', () => {
    throw notFound()
  })
  // A browser gets a page; other clients, and all server errors, get JSON.
  return router.onError((fault, context) => {
    const isBrowser = context.req.header('accept')?.includes('text/html') ?? false
    if (!(fault instanceof Refusal) || !isBrowser) throw fault
    context.set('refused', fault.code)
    return showRefusal(context, services, fault.httpStatus, fault.message)
  })
}

/** Runs an action and sends its outcome: as JSON, or by a redirect to the form's page at `place`. */
async function answer(context: Context<AppEnv>, place: string, act: () => Promise<unknown>) {
  const outcome = await attempt(act)
  if (wantsJson(context)) return context.json(outcome, 'problem' in outcome ? 409 : 200)
  return context.redirect(redirectTo(context, outcome, place), 303)
}

const ofActions = Object.entries(actions).map(
  ([path, { operation }]) => [`POST /desk/${path}`, operationAccess[operation]] as const,
)
export const access = new Map([...Object.entries(pageAccess), ...ofActions])

/** Middleware that allows staff what the access table permits; refuses paths without an entry. */
const checkAccess =
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
