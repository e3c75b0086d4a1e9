import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { loggedStates, loggedRows } from './loggedRows.ts'

const missing = sql`
  select act, member_uuid, subject, detail
    from (${loggedRows}) done (act, member_uuid, subject, detail, by_name, at) where not exists (
      select from operation_log line where line.act = done.act
        and (done.member_uuid is null or line.member_uuid = done.member_uuid)
        and (done.subject is null or line.subject = done.subject)
        and (done.by_name is null or line.by_name = done.by_name)
        and (done.at is null or line.at = done.at)
        and line.detail @> done.detail)
  union all ${loggedStates}`

const Missing = v.object({
  rows: v.array(
    v.object({
      act: v.string(),
      member_uuid: v.nullable(v.string()),
      subject: v.nullable(v.string()),
      detail: v.record(v.string(), v.unknown()),
    }),
  ),
})

/** Returns the operations that have no line in the log. Lines removed at the log's end do not break its chain. */
export const readUnlogged = async (database: Database) =>
  v.parse(Missing, await database.execute(missing)).rows

const mostNamed = 20

/** Describes operations without a log line, in one sentence for each kind. At most 20 are named in each. */
export async function describeUnlogged(database: Database): Promise<string[]> {
  const ofActs = Map.groupBy(await readUnlogged(database), ({ act }) => act)
  return [...ofActs].map(([act, rows]) => {
    const named = rows
      .slice(0, mostNamed)
      .map(
        ({ subject, member_uuid, detail }) =>
          subject ?? `${member_uuid ?? ''} ${JSON.stringify(detail)}`.trim(),
      )
    const more = rows.length > mostNamed ? `, and ${rows.length - mostNamed} more` : ''
    return `the log of operations has no line ${act} of: ${named.join(', ')}${more}`
  })
}
