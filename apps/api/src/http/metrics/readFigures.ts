import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'

const number = v.pipe(v.union([v.string(), v.number(), v.bigint()]), v.transform(Number))
const Queues = v.object({ rows: v.array(v.object({ queue: v.string(), waiting: number, oldest: number })) })
const Balances = v.object({ rows: v.array(v.object({ name: v.string(), balance: number })) })
const Jobs = v.object({
  rows: v.array(v.object({ name: v.string(), age: v.nullable(number), failed: v.boolean() })),
})
const Counts = v.object({ rows: v.tuple([v.object({ contradictions: number, lines: number })]) })

const queue = (name: string, table: string, at: string, waits: string) => sql`
  select ${name}::text as queue, count(*) as waiting,
    coalesce(extract(epoch from clock_timestamp() - min(${sql.raw(at)})), 0)::float8 as oldest
  from ${sql.raw(table)} where ${sql.raw(waits)}`

export async function readQueues(database: Database) {
  const queues = [
    queue('withdrawals', 'withdrawals', 'requested_at', `status in ('PENDING', 'PROCESSING')`),
    queue('withdrawals-failed', 'withdrawals', 'updated_at', `status = 'FAILED'`),
    queue('payouts', 'payouts', 'created_at', `status in ('SENDING', 'ACCEPTED')`),
    queue('payouts-unclear', 'payouts', 'created_at', `status = 'UNCLEAR'`),
    queue(
      'payout-contradictions',
      'payouts',
      'updated_at',
      `contradiction is not null and updated_at > now() - interval '7 days'`,
    ),
    queue('slips', 'slip_requests', 'created_at', `status = 'PENDING'`),
    queue('feed-lines', 'feed_lines', 'at', `status = 'DOUBTFUL'`),
    queue('adjustments', 'credit_adjustments', 'asked_at', `status = 'WAITING'`),
    queue('raises', 'staff_raises', 'asked_at', `status = 'WAITING'`),
    queue('rewards', 'reward_requests', 'created_at', `status = 'PENDING'`),
    queue('identity', 'identity_checks', 'sent_at', `status = 'PENDING'`),
    queue('closings', 'closing_requests', 'asked_at', 'true'),
    queue('games-returning', 'game_launches', 'created_at', `status in ('OPENING', 'MOVING', 'RETURNING')`),
    queue('results-without-bet', 'game_stakes', 'created_at', `status = 'EARLY'`),
    queue('stakes', 'game_stakes', 'created_at', `status = 'OPEN'`),
    queue('messages', 'messages', 'created_at', `status = 'WAITING'`),
  ]
  return v.parse(Queues, await database.execute(sql.join(queues, sql` union all `))).rows
}

export const readHouse = async (database: Database) =>
  v.parse(
    Balances,
    await database.execute(sql`
      -- Without an owner, so that the index of the members' accounts finds the few of the house.
      select substr(id, 7) as name, balance from ledger_balances where kind = 'house' and member_uuid is null`),
  ).rows

export const readJobs = async (database: Database) =>
  v.parse(
    Jobs,
    await database.execute(sql`
      select name, extract(epoch from clock_timestamp() - succeeded_at)::float8 as age, fault is not null as failed
      from job_runs order by name`),
  ).rows

export const readCounts = async (database: Database) =>
  v.parse(
    Counts,
    await database.execute(sql`
      select (select count(*) from payouts where contradiction is not null) as contradictions,
        coalesce((select max(id) from operation_log), 0) as lines`),
  ).rows[0]
