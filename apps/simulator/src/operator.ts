import type { MiddlewareHandler } from 'hono'
import { basicAuth } from 'hono/basic-auth'
import { html } from 'hono/html'
import { guarded } from '@member/staff-page/guarded'
import { layout, type Notice } from '@member/staff-page/layout'
import type { Content } from '@member/staff-page/parts'
import { menuOf, type StaffAuthentication } from '@member/backoffice'
import type { AppEnv, Services, Staff, PushKeys } from '@member/api/main'
import { isLoopback } from '@member/api/values/isLoopback'
import webpush from 'web-push'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '@member/api/adapter'
import { simSwitches } from './partnerTables.ts'

const staff: Staff = { kind: 'STAFF', name: 'operator', roles: ['owner'] }
const menu = [
  ['/bank', 'Bank'],
  ['/games', 'Games'],
  ['/messages', 'Messages'],
] as const
const corner = html`<span class="sim">Simulation: no real money moves</span>`

/** Refuses host names that are not this machine's, on pages without log-in (DNS rebinding). */
const byOurNames: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (!isLoopback(new URL(context.req.url).hostname))
    return context.text('This page answers to localhost only, or with OPERATOR_PASSWORD.', 421)
  await next()
  return undefined
}

/** Entrance of the simulated operator: by password if one is set, otherwise only from this machine. */
export const asOperator = ({ operatorPassword }: Pick<Services, 'operatorPassword'>): StaffAuthentication => {
  const letIn: MiddlewareHandler<AppEnv> = operatorPassword
    ? basicAuth({ username: 'operator', password: operatorPassword, realm: 'Operator' })
    : byOurNames
  return {
    menu,
    corner,
    letIn: (context, next) => {
      context.set('staff', staff)
      return letIn(context, next)
    },
  }
}

export const operatorOnly = (services: Pick<Services, 'operatorPassword'>) =>
  guarded(asOperator(services).letIn)

export const simulatorPage = (
  here: (typeof menu)[number][0],
  title: string,
  content: Content,
  notice?: Notice,
) => layout(title, content, { menu: [...menu, ...menuOf(staff)], here, corner, notice })

const Keys = v.object({ publicKey: v.string(), privateKey: v.string() })
const isKeys = eq(simSwitches.key, 'pushKeys')

/** Returns the push keys of a simulation, created once and stored. */
export async function simulatedPushKeys(database: Database): Promise<PushKeys> {
  await database
    .insert(simSwitches)
    .values({ key: 'pushKeys', value: webpush.generateVAPIDKeys() })
    .onConflictDoNothing()
  const [row] = await database.select().from(simSwitches).where(isKeys)
  return v.parse(Keys, row?.value)
}
