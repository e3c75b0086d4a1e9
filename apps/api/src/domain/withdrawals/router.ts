import {
  openWithdrawalsCall,
  recentWithdrawalsCall,
  retryWithdrawalCall,
  withdrawalsCall,
  withdrawCall,
} from '@member/api-client'
import { and, count, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { members, withdrawals as table } from '../../database/schema.ts'
import { toSatang } from '../../values/satang.ts'
import { type CallRequest, serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { listFilter } from '../../http/listFilter.ts'
import { creditOf, allBalancesOf } from '../credit/creditOf.ts'
import { isNotOnBreak } from '../protection/breaks.ts'
import { toRecent } from '../deposits/depositOf.ts'
import { stepUpForMoney, asksFactorFor } from '../sessions/stepUp.ts'
import { eligibilityOf, isOpen } from './eligibility.ts'
import { requestWithdrawal, retryWithdrawal } from './service.ts'
import { refuseLocked, toWithdraw } from './rules.ts'

const asksToRetry = async ({ database, member, body }: CallRequest<typeof retryWithdrawalCall>) => {
  const isIt = and(eq(table.uuid, uuidOf(body.uuid)), eq(table.memberUuid, member.uuid))
  const [row] = await database.select().from(table).where(isIt)
  return row !== undefined && asksFactorFor(database, member.uuid, row.amount)
}
const asksFactorAbove = (limit: bigint | null, baht: number) => limit !== null && toSatang(baht) > limit

export function withdrawals(services: Services) {
  const router = new Hono<AppEnv>()

  // Before `withdraw/:uuid`, which would match "retry". The second-factor rule may have changed since the
  // request arrived, so it is checked again under the row lock.
  serve(router, services, retryWithdrawalCall, {
    asksFactor: asksToRetry,
    run: async (request) => {
      const { database, member, body, now, context } = request
      await stepUpForMoney(database, context, now, await asksToRetry(request))
      refuseLocked(member, now)
      const row = await retryWithdrawal(database, member.uuid, body.uuid, now)
      return { withdraw: toWithdraw(row), credit: await creditOf(database, member, now) }
    },
  })

  serve(router, services, withdrawCall, {
    asksFactor: async ({ context, body }) => asksFactorAbove(context.get('factorAskedAbove'), body.amount),
    preload: ({ database, member, now }) =>
      Promise.all([eligibilityOf(database, member.uuid, now), allBalancesOf(database, member.uuid)]),
    run: async (
      { database, member, body, order, deferWrite, now, context },
      { preloaded: [eligibility, held] },
    ) => {
      await stepUpForMoney(database, context, now, asksFactorAbove(eligibility.factorAskedAbove, body.amount))
      const { amount: baht, givesUp } = body
      const asked = { baht, order, site: context.get('site'), ...(givesUp !== undefined && { givesUp }) }
      const row = await requestWithdrawal(database, member, asked, now, { eligibility, held, deferWrite })
      return { withdraw: toWithdraw(row), credit: row.credit }
    },
  })

  serve(router, services, withdrawalsCall, async ({ database, member, query }) => {
    const { page, limit } = query
    const filter = listFilter(table, member.uuid, query)
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

  serve(router, services, recentWithdrawalsCall, async ({ database, now }) => {
    const rows = await database
      .select({ username: members.username, amount: table.amount, createdAt: table.createdAt })
      .from(table)
      .innerJoin(members, eq(members.uuid, table.memberUuid))
      // Members on a break must not appear to be playing.
      .where(and(eq(table.status, 'SUCCESS'), isNotOnBreak(members.uuid, now)))
      .orderBy(desc(table.createdAt))
      .limit(20)
    return rows.map(toRecent)
  })
  return router
}
