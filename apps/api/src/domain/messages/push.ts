import { pushCall, subscribePushCall, unsubscribePushCall } from '@member/api-client'
import { language } from '@member/i18n'
import { and, desc, eq, ne, notInArray, or } from 'drizzle-orm'
import { Hono } from 'hono'
import { pushSubscriptions as table } from '../../database/schema.ts'
import { lockMember } from '../../http/lockMember.ts'
import { invalid, notFound } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { isPublicEndpoint } from './publicHost.ts'
import { t } from './words.ts'

const mostOfOneMember = 10

export function push(services: Services) {
  const router = new Hono<AppEnv>()
  const sender = () => {
    if (!services.push) throw notFound()
    return services.push
  }

  serve(router, services, pushCall, async ({ database, context }) => {
    const { publicKey } = sender()
    const isHere = eq(table.sessionUuid, context.get('sessionUuid'))
    const [here] = await database.select({ kinds: table.kinds }).from(table).where(isHere)
    return { kinds: here?.kinds ?? null, publicKey }
  })

  serve(router, services, subscribePushCall, async ({ database, member, body, now, context }) => {
    const { publicKey } = sender()
    const { endpoint, keys } = body
    if (!isPublicEndpoint(endpoint)) throw invalid({ endpoint: t.endpoint })
    const kinds = [...new Set(body.kinds)]
    const sessionUuid = context.get('sessionUuid')
    const row = { memberUuid: member.uuid, sessionUuid, ...keys, kinds, language: language(), createdAt: now }
    await database.transaction(async (tx) => {
      await lockMember(tx, member.uuid)
      await tx.delete(table).where(and(eq(table.sessionUuid, sessionUuid), ne(table.endpoint, endpoint)))
      // A browser has one endpoint, whichever member is logged in. The keys prove ownership; an endpoint alone
      // does not.
      const isTheirs = or(
        eq(table.memberUuid, member.uuid),
        and(eq(table.p256dh, keys.p256dh), eq(table.auth, keys.auth)),
      )
      const [written] = await tx
        .insert(table)
        .values({ endpoint, ...row })
        .onConflictDoUpdate({ target: table.endpoint, set: row, ...(isTheirs && { setWhere: isTheirs }) })
        .returning({ uuid: table.uuid })
      if (!written) throw invalid({ endpoint: t.endpointOfAnother })
      const newest = tx
        .select({ uuid: table.uuid })
        .from(table)
        .where(eq(table.memberUuid, member.uuid))
        .orderBy(desc(table.createdAt), desc(eq(table.uuid, written.uuid)))
        .limit(mostOfOneMember)
      await tx.delete(table).where(and(eq(table.memberUuid, member.uuid), notInArray(table.uuid, newest)))
    })
    return { kinds, publicKey }
  })

  serve(router, services, unsubscribePushCall, async ({ database, context }) => {
    await database.delete(table).where(eq(table.sessionUuid, context.get('sessionUuid')))
    return null
  })
  return router
}
