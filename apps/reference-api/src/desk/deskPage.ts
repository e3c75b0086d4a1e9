import { Hono } from 'hono'
import type { Context } from 'hono'
import { operationsAs } from '../operations/operations.ts'
import { OperationRefused } from '../operations/refused.ts'
import { guarded } from '../operatorPage/guarded.ts'
import { readFields, wantsJson } from '../operatorPage/readFields.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { signInPage } from '../staff/signInPage.ts'
import { staffPage } from '../staff/staffPage.ts'
import { actions } from './actions.ts'
import { logPage } from './log/logPage.ts'
import { memberPage } from './members/memberPage.ts'
import { reconciliationPage } from './reconciliation/reconciliationPage.ts'
import { setSwitches } from './site/setSwitches.ts'
import { sitePage } from './site/sitePage.ts'
import { identityPictures } from './work/identityPictures.ts'
import { workPage } from './work/workPage.ts'

/** The operator's desk: what a person there sees and decides, as pages and as JSON. */
export function deskPage(services: Services) {
  const { database } = services
  const router = new Hono<AppEnv>()
  const guard = guarded(services)
  router.use('/desk', guard).use('/desk/*', guard)

  const pages = [
    identityPictures,
    signInPage,
    workPage,
    memberPage,
    reconciliationPage,
    sitePage,
    logPage,
    staffPage,
  ]
  for (const page of pages) router.route('/', page(services))

  for (const [path, action] of Object.entries(actions)) {
    router.post(`/desk/${path}`, async (context: Context<AppEnv>) => {
      const fields = await readFields(context)
      const operations = operationsAs(services, context.get('staff'))
      const uuid = context.req.param('uuid') ?? ''
      return answer(context, path.split('/')[0] ?? '', async () => action(operations, uuid, fields))
    })
  }
  router.post('/desk/game-switches', async (context) => {
    const fields = await readFields(context)
    return answer(context, 'game-switches', () => setSwitches(database, fields))
  })
  return router
}

/** Does it, and says what came of it: as JSON, or on the page that it was pressed on, at the place it belongs to. */
async function answer(context: Context<AppEnv>, place: string, act: () => Promise<unknown>) {
  const problem = await attempt(act)
  if (wantsJson(context)) return problem ? context.json({ problem }, 409) : context.json({ done: true })
  const outcome = problem ? `problem=${encodeURIComponent(problem)}` : 'done=1'
  return context.redirect(`${pageOf(context)}?${outcome}#${place}`, 303)
}

/** The path of the desk's page that a form was on. */
function pageOf({ req }: Context): string {
  const referer = req.header('referer') ?? ''
  const path = URL.canParse(referer) ? new URL(referer).pathname : ''
  return /^\/desk(?:\/[\w-]+)*$/.test(path) ? path : '/desk'
}

/** The sentence for an operation that could not be done; a breakdown stays one. */
async function attempt(act: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await act()
    return undefined
  } catch (fault) {
    if (fault instanceof OperationRefused) return fault.message
    throw fault
  }
}
