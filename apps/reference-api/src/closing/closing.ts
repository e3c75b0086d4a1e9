import { askClosingCall, closingCall, takeBackClosingCall } from '@member/api-client'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { closingRequests } from '../database/schema.ts'
import { serve } from '../request/serve.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { stepUpForAccount } from '../request/stepUp.ts'
import { apiTime } from '../time/bangkok.ts'

async function closingOf(database: Database, memberUuid: string) {
  const [row] = await database
    .select()
    .from(closingRequests)
    .where(eq(closingRequests.memberUuid, memberUuid))
  return { askedAt: row ? apiTime(row.askedAt) : null }
}

/** A member's request to close the account, which staff settle at the desk. */
export function closing(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, closingCall, ({ database, member }) => closingOf(database, member.uuid))

  serve(router, services, askClosingCall, async ({ database, member, now, context }) => {
    await stepUpForAccount(database, context, now)
    await database
      .insert(closingRequests)
      .values({ memberUuid: member.uuid, askedAt: now })
      .onConflictDoNothing()
    return closingOf(database, member.uuid)
  })

  serve(router, services, takeBackClosingCall, async ({ database, member }) => {
    await database.delete(closingRequests).where(eq(closingRequests.memberUuid, member.uuid))
    return { askedAt: null }
  })
  return router
}
