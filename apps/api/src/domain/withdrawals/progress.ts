import { withdrawProgressCall } from '@member/api-client/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { withdrawals, withdrawalSteps } from '../../database/schema.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { apiTime } from '../../values/bangkok.ts'
import { isOpen } from './eligibility.ts'

/** Minimum number of withdrawals for an estimate of the duration. */
const fewest = 10

export function withdrawProgress(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, withdrawProgressCall, async ({ database, member }) => {
    const [open] = await database
      .select({ uuid: withdrawals.uuid })
      .from(withdrawals)
      .where(and(eq(withdrawals.memberUuid, member.uuid), isOpen))
    const steps = open
      ? await database
          .select()
          .from(withdrawalSteps)
          .where(eq(withdrawalSteps.withdrawalUuid, open.uuid))
          .orderBy(asc(withdrawalSteps.id))
      : []
    return {
      withdrawUuid: open?.uuid ?? null,
      steps: steps.map(({ status, at }) => ({ status, at: apiTime(at) })),
      usual: await usualTime(database),
    }
  })
  return router
}

const Taken = v.object({
  rows: v.array(
    v.object({
      count: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
      half: v.nullable(v.number()),
      most: v.nullable(v.number()),
    }),
  ),
})

async function usualTime(database: Database) {
  const read = await database.execute(sql`
    select count(*)::int as count,
      percentile_cont(0.5) within group (order by seconds)::float8 as half,
      percentile_cont(0.9) within group (order by seconds)::float8 as most
    from (
      select extract(epoch from updated_at - created_at) as seconds from withdrawals
      where status = 'SUCCESS' order by updated_at desc limit 100
    ) as paid`)
  const [taken] = v.parse(Taken, read).rows
  if (!taken || taken.count < fewest || taken.half === null || taken.most === null) return null
  return {
    half: Math.max(0, Math.round(taken.half)),
    most: Math.max(0, Math.round(taken.most)),
    count: taken.count,
  }
}
