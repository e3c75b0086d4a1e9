import type { Spending, SpendingPeriod } from '@member/api-client/contract'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { toBaht } from '../../values/satang.ts'
import { apiTime, dateOf, startOfMonth } from '../../values/bangkok.ts'
import { periodAt, playedMs } from './periods.ts'

const satang = v.pipe(
  v.union([v.string(), v.number(), v.bigint()]),
  v.transform((figure) => BigInt(figure)),
)
const Sums = v.object({ rows: v.array(v.object({ came: satang, went: satang })) })

const beginning = new Date(0)
const monthsShown = 12

/**
 * Returns a member's deposits, withdrawals and time of play this week, month and year, and in all. Also returns
 * deposits and withdrawals in each of the last twelve months.
 */
export async function spendingOf(tx: Database, memberUuid: string, now: Date): Promise<Spending> {
  const since: [SpendingPeriod, Date][] = [
    ['WEEK', periodAt('WEEK', now).start],
    ['MONTH', startOfMonth(now)],
    ['YEAR', startOfMonth(now, 1 - Number(dateOf(now).slice(5, 7)))],
    ['ALL', beginning],
  ]
  const months = Array.from({ length: monthsShown }, (_, place) => startOfMonth(now, place + 1 - monthsShown))
  const after = startOfMonth(now, 1)
  const sums = await sumsOf(tx, memberUuid, [
    ...since.map(([, start]) => ({ start, end: after })),
    ...months.map((start) => ({ start, end: startOfMonth(start, 1) })),
  ])
  const starts = since.map(([, start]) => start)
  const played = await playedMs(tx, memberUuid, starts, now)
  return {
    periods: since.map(([period, start], place) => {
      const from = start === beginning ? null : apiTime(start)
      const playedMinutes = Math.floor((played[place] ?? 0) / 60_000)
      return withSums(sums[place], { period, since: from, playedMinutes })
    }),
    months: months.map((month, place) =>
      withSums(sums[since.length + place], { month: dateOf(month).slice(0, 7) }),
    ),
  }
}

const withSums = <Of extends object>({ came, went } = { came: 0n, went: 0n }, of: Of) => ({
  ...of,
  deposited: toBaht(came),
  withdrawn: toBaht(went),
  net: toBaht(went - came),
})

async function sumsOf(tx: Database, memberUuid: string, spans: { start: Date; end: Date }[]) {
  const rows = spans.map(
    ({ start, end }, place) =>
      sql`(${place}::int, ${start.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz)`,
  )
  const read = await tx.execute(sql`
    with moved as (
      select t.created_at as at, d.amount as came, 0 as went
      from deposits d join ledger_transactions t on t.reference = d.uuid and t.kind = 'deposit'
      where d.member_uuid = ${memberUuid}::uuid
      union all
      select t.created_at, 0, w.amount
      from withdrawals w join ledger_transactions t on t.reference = w.uuid and t.kind = 'withdraw-paid'
      where w.member_uuid = ${memberUuid}::uuid
    )
    select coalesce(sum(came), 0)::bigint as came, coalesce(sum(went), 0)::bigint as went
    from (values ${sql.join(rows, sql`, `)}) s (place, start, until)
    left join moved on at >= s.start and at < s.until
    group by s.place order by s.place`)
  return v.parse(Sums, read).rows
}
