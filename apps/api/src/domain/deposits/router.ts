import { depositAccountsCall, depositsCall, recentDepositsCall } from '@member/api-client'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { deposits as table, members, operatorAccounts } from '../../database/schema.ts'
import { isNotOnBreak } from '../protection/breaks.ts'
import { depositAllowance } from '../protection/allowances.ts'
import { maximumRows } from '../../values/maximumRows.ts'
import { toBaht, toSatang } from '../../values/satang.ts'
import { Refusal, notFound } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { listFilter } from '../../http/listFilter.ts'
import { readSite } from '../settings/settings.ts'
import { apiTime } from '../../values/bangkok.ts'
import { toDeposit } from './terms.ts'
import { toRecent } from './depositOf.ts'

export function deposits(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, depositAccountsCall, async ({ database, member, body, now }) => {
    const isOwn =
      body.uuid === member.bankUuid && body.bankId === member.bankId && body.bankName === member.bankName
    if (!isOwn) throw notFound()
    const { minDeposit } = await readSite(database)
    const room = await depositAllowance(database, member.uuid, toSatang(minDeposit) || 1n, now)
    const open = await database
      .select()
      .from(operatorAccounts)
      .where(eq(operatorAccounts.isOpen, true))
      .orderBy(asc(operatorAccounts.rank), asc(operatorAccounts.bankId))
      .limit(maximumRows)
    if (open.length === 0) throw new Refusal(422_301)
    const accounts = open.map(
      ({ bankName, bankId, accountName, promptPayType: type, promptPayTarget: target }) => ({
        bankName,
        bankId,
        accountName,
        promptPay: type && target ? { type, target } : null,
      }),
    )
    return {
      accounts,
      minDeposit,
      bankFeed: services.feed.state(now),
      ...(room && {
        limit: {
          period: room.period,
          amount: toBaht(room.amount),
          left: toBaht(room.left),
          endsAt: apiTime(room.end),
        },
      }),
    }
  })

  serve(router, services, depositsCall, async ({ database, member, query }) => {
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
    return { items: rows.map(toDeposit), total: all!.total, page, limit }
  })

  serve(router, services, recentDepositsCall, async ({ database, now }) => {
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
