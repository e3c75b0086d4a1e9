import {
  openWithdrawalsCall,
  recentWithdrawalsCall,
  retryWithdrawalCall,
  withdrawalsCall,
  withdrawCall,
} from '@member/api-client'
import { and, count, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { creditOf } from '../credit/creditOf.ts'
import { members, withdrawals as table } from '../database/schema.ts'
import { toRecent } from '../deposits/toRecent.ts'
import { serve } from '../request/serve.ts'
import type { AppEnv, Services } from '../request/services.ts'
import { within } from '../request/within.ts'
import { requestWithdrawal } from './requestWithdrawal.ts'
import { retryWithdrawal } from './settle.ts'
import { isOpen, toWithdraw } from './withdrawStatus.ts'

export function withdrawals(services: Services) {
  const router = new Hono<AppEnv>()

  // Before `withdraw/:uuid`, which would take "retry" for a member.
  serve(router, services, retryWithdrawalCall, async ({ database, member, body, now }) => {
    const row = await retryWithdrawal(database, member.uuid, body.uuid, now)
    return { withdraw: toWithdraw(row), credit: await creditOf(database, member, now) }
  })

  serve(router, services, withdrawCall, async ({ database, member, body, order, now, context }) => {
    const asked = { baht: body.amount, order, site: context.get('site') }
    const row = await requestWithdrawal(database, member, asked, now)
    return { withdraw: toWithdraw(row), credit: await creditOf(database, member, now) }
  })

  serve(router, services, withdrawalsCall, async ({ database, member, query }) => {
    const { page, limit } = query
    const filter = within(table, member.uuid, query)
    const [all] = await database.select({ total: count() }).from(table).where(filter)
    const rows = await database
      .select()
      .from(table)
      .where(filter)
      .orderBy(desc(table.createdAt), desc(table.uuid))
      .limit(limit)
      .offset((page - 1) * limit)
    return { items: rows.map(toWithdraw), total: all!.total, page, limit }
  })

  serve(router, services, openWithdrawalsCall, async ({ database, member }) => {
    const rows = await database
      .select()
      .from(table)
      .where(and(eq(table.memberUuid, member.uuid), isOpen))
    return rows.map(toWithdraw)
  })

  serve(router, services, recentWithdrawalsCall, async ({ database }) => {
    const rows = await database
      .select({ username: members.username, amount: table.amount, createdAt: table.createdAt })
      .from(table)
      .innerJoin(members, eq(members.uuid, table.memberUuid))
      .where(eq(table.status, 'SUCCESS'))
      .orderBy(desc(table.createdAt))
      .limit(20)
    return rows.map(toRecent)
  })
  return router
}
