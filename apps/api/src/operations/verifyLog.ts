import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'

const Found = v.object({
  rows: v.array(v.object({ id: v.pipe(v.union([v.string(), v.number(), v.bigint()]), v.transform(String)) })),
})
const Head = v.object({
  rows: v.tuple([
    v.object({ lines: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)), head: v.string() }),
  ]),
})

/**
 * Verifies the chain of the operation log; returns its first broken line, length and last hash. Rows removed at
 * the end break no chain (see `describeUnlogged`).
 */
export async function verifyLog(database: Database) {
  const broken = await database.execute(sql`
    select id from (
      select *, lag(id, 1, 0::bigint) over chain as last_id, lag(hash, 1, ''::bytea) over chain as last_hash
      from operation_log window chain as (order by id)) line
    where id <> last_id + 1 or "before" <> last_hash
      or hash <> sha256("before" || convert_to(jsonb_build_array(
        id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), by_kind, by_name, act,
        member_uuid, subject, why, detail)::text, 'UTF8'))
    order by id limit 1`)
  const head = await database.execute(sql`
    select count(*)::int as lines, coalesce(
      (select encode(hash, 'hex') from operation_log order by id desc limit 1), '') as head from operation_log`)
  const [first] = v.parse(Found, broken).rows
  return { ...v.parse(Head, head).rows[0], brokenAt: first?.id }
}
