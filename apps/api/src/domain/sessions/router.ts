import { endSessionCall, lastLoginCall, logoutCall, sessionsCall } from '@member/api-client'
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { Hono } from 'hono'
import { sessions as table } from '../../database/schema.ts'
import { maximumRows } from '../../values/maximumRows.ts'
import { notFound } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { endSessions } from './sessions.ts'
import { apiTime, day } from '../../values/bangkok.ts'

/** Time (ms) after its first log-in for which a device counts as new: 7 days. */
const newFor = 7 * day

export function sessions(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, logoutCall, async ({ database, member, now, context }) => {
    await endSessions(database, member.uuid, now, { only: context.get('sessionUuid') })
    return null
  })

  serve(router, services, sessionsCall, async ({ database, member, now, context }) => {
    const rows = await database
      .select()
      .from(table)
      .where(and(eq(table.memberUuid, member.uuid), isNull(table.endedAt), gt(table.expiresAt, now)))
      .orderBy(desc(table.lastSeenAt))
      .limit(maximumRows)
    return rows.map(({ uuid, platform, userAgent, isNewDevice, createdAt, lastSeenAt }) => ({
      uuid,
      platform,
      userAgent,
      isNew: isNewDevice && now.getTime() - createdAt.getTime() < newFor,
      current: uuid === context.get('sessionUuid'),
      createdAt: apiTime(createdAt),
      lastSeenAt: apiTime(lastSeenAt),
    }))
  })

  serve(router, services, lastLoginCall, async ({ database, member, context }) => {
    const here = database
      .select({ began: table.createdAt })
      .from(table)
      .where(eq(table.uuid, context.get('sessionUuid')))
    const [before] = await database
      .select()
      .from(table)
      .where(and(eq(table.memberUuid, member.uuid), lt(table.createdAt, here)))
      .orderBy(desc(table.createdAt))
      .limit(1)
    if (!before) return null
    const { createdAt, platform, userAgent } = before
    return { at: apiTime(createdAt), platform, userAgent }
  })

  serve(router, services, endSessionCall, async ({ database, member, query, now, context }) => {
    if (query.uuid === undefined) {
      await endSessions(database, member.uuid, now, { except: context.get('sessionUuid') })
      return null
    }
    if (!(await endSessions(database, member.uuid, now, { only: uuidOf(query.uuid) }))) throw notFound()
    return null
  })
  return router
}
