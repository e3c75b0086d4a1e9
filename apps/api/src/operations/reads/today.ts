import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { dateOf, startOfDay } from '../../values/bangkok.ts'

const figure = v.pipe(
  v.union([v.string(), v.number(), v.bigint()]),
  v.transform((one) => BigInt(one)),
)
const Today = v.object({
  joined: figure,
  active: figure,
  depositors: figure,
  deposits: figure,
  deposited: figure,
  bonus: figure,
  withdrawals: figure,
  withdrawn: figure,
  staked: figure,
  won: figure,
})
export type Today = v.InferOutput<typeof Today>
const Rows = v.object({ rows: v.tuple([Today]) })

export async function today(database: Database, now: Date): Promise<Today> {
  const start = sql`${startOfDay(now).toISOString()}::timestamptz`
  const read = await database.execute(sql`
    select * from
      (select count(*) filter (where created_at >= ${start}) as joined,
        count(*) filter (where last_login_at >= ${start}) as active
        from members where last_login_at >= ${start} or created_at >= ${start}) people,
      (select count(distinct member_uuid) as depositors, count(*) as deposits,
        coalesce(sum(amount), 0) as deposited, coalesce(sum(bonus), 0) as bonus
        from deposits where status = 'SUCCESS' and created_at >= ${start}) paid_in,
      (select count(*) as withdrawals, coalesce(sum(amount), 0) as withdrawn
        from withdrawals where status = 'SUCCESS' and updated_at >= ${start}) paid_out,
      (select coalesce(sum(bet), 0) as staked, coalesce(sum(win), 0) as won
        from played_days where day = ${dateOf(now)}::date) played`)
  return v.parse(Rows, read).rows[0]
}
