import { requestRewardCall, rewardRequestsCall, rewardsCall } from '@member/api-client'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { balancesOf, creditOf } from '../credit/creditOf.ts'
import { rewardCategories, rewards as table } from '../../database/schema.ts'
import { inLanguage } from '../../http/language.ts'
import { maximumRows } from '../../values/maximumRows.ts'
import { notFound } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { listRequests, requestReward } from './requestReward.ts'
import { t } from './words.ts'
import { toListedReward } from './toReward.ts'

const perPage = 20

export function rewards(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, rewardsCall, async ({ database, member, body }) => {
    const { page, categoryId } = body
    const categories = await database
      .select()
      .from(rewardCategories)
      .orderBy(asc(rewardCategories.rank))
      .limit(maximumRows)
    const category = categories.find(({ id }) => id === String(categoryId))
    if (categoryId !== undefined && !category) throw notFound(t.unknownCategory)
    const filter = and(eq(table.status, 'ACTIVE'), category && eq(table.categoryId, category.id))
    const [all] = await database.select({ total: count() }).from(table).where(filter)
    const { points } = await balancesOf(database, member)
    const rows = await database
      .select()
      .from(table)
      .where(filter)
      // Affordable rewards first, then the nearest; sold-out ones last.
      .orderBy(
        sql`${table.stock} = 0`,
        sql`greatest(${table.point} - ${points}::bigint, 0)`,
        asc(table.rank),
        asc(table.uuid),
      )
      .limit(perPage)
      .offset((page - 1) * perPage)
    return {
      categories: categories.map(inLanguage).map(({ id, name, image }) => ({ id, name, image })),
      items: rows.map((row) => toListedReward(row, Number(points))),
      total: all!.total,
      point: Number(points),
    }
  })

  serve(router, services, requestRewardCall, async ({ database, member, body, order, now }) => {
    const request = await requestReward(database, member, body.rewardUuid, order, now)
    return { request, credit: await creditOf(database, member, now) }
  })

  serve(router, services, rewardRequestsCall, ({ database, member }) => listRequests(database, member.uuid))
  return router
}
