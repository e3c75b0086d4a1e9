import { day, startOfDay, startOfMonth, startOfWeek } from '../../values/bangkok.ts'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'

export type Period = 'DAY' | 'WEEK' | 'MONTH'

/** Returns start and end of the Bangkok day, week (from Monday) or month that contains a time. */
export function periodAt(period: Period, at: Date): { start: Date; end: Date } {
  if (period === 'MONTH') return { start: startOfMonth(at), end: startOfMonth(at, 1) }
  const start = period === 'DAY' ? startOfDay(at) : startOfWeek(at)
  return { start, end: new Date(start.getTime() + (period === 'DAY' ? 1 : 7) * day) }
}

const Sum = v.object({
  played: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((ms) => Math.round(Number(ms))),
  ),
})
const Sums = v.object({ rows: v.array(Sum) })

export async function playedMs(
  tx: Database,
  memberUuid: string,
  starts: readonly Date[],
  now: Date,
): Promise<number[]> {
  const end = sql`${now.toISOString()}::timestamptz`
  const since = starts.map((start, place) => sql`(${place}::int, ${start.toISOString()}::timestamptz)`)
  const read = await tx.execute(sql`
    with open as (
      select opened_at as began,
        case when status in ('RETURNED', 'REFUSED') then least(updated_at, ${end}) else ${end} end as ended
      from game_launches where member_uuid = ${memberUuid}::uuid and opened_at is not null
    ), counted as (
      select began, ended, max(ended) over (order by began, ended rows between unbounded preceding and 1 preceding) as before
      from open
    )
    select coalesce(sum(greatest(extract(epoch from ended - greatest(began, before, s.at)), 0)) * 1000, 0) as played
    from (values ${sql.join(since, sql`, `)}) s (place, at) left join counted on ended > s.at
    group by s.place order by s.place`)
  return v.parse(Sums, read).rows.map(({ played }) => played)
}
