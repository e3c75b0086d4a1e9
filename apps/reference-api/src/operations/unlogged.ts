import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'

/** What can only have been done by an operation, as the line that it wrote: by its subject, or else by its details. */
const done = sql`
  select case status when 'WAITING' then 'CREDIT_ADJUSTMENT_ASKED' when 'REFUSED' then 'CREDIT_ADJUSTMENT_REFUSED'
      else 'CREDIT_ADJUSTED' end as act, member_uuid, uuid::text as subject, '{}'::jsonb as detail
    from credit_adjustments
  union all select 'WITHDRAWAL_' || case status when 'SUCCESS' then 'PAID' else status end, member_uuid, uuid::text, '{}'
    from withdrawals where status in ('SUCCESS', 'FAILED', 'REJECTED')
  union all select 'SLIP_REFUSED', member_uuid, uuid::text, '{}' from slip_requests where status = 'REJECTED'
  union all select 'SLIP_APPROVED', member_uuid, uuid::text,
      case when deposit_uuid is null then '{}' else jsonb_build_object('deposit', deposit_uuid) end
    from slip_requests where status = 'APPROVED'
  union all select 'LINE_ASSIGNED', d.member_uuid, null, jsonb_build_object('deposit', d.uuid)
    from deposits d where d.channel = 'MANUAL' and d.status = 'SUCCESS'
      and not exists (select from slip_requests s where s.deposit_uuid = d.uuid)
  union all select 'LINE_DISMISSED', null, uuid::text, '{}' from feed_lines where status = 'IGNORED'
  union all select 'GIFT_GIVEN', member_uuid, reference::text, '{}' from ledger_transactions where kind = 'gift'
  union all select 'REWARD_REJECTED', member_uuid, uuid::text, '{}' from reward_requests where status = 'REJECTED'
  union all select 'REWARD_SHIPPED', member_uuid, uuid::text, '{}'
    from reward_requests where status = 'SHIPPED' and tracking_no is not null
  union all select 'NOTE_ADDED', member_uuid, null, jsonb_build_object('at', at) from member_notes
  union all select 'RULES_SET', null, null, changed from setting_log
  union all select 'STAFF_ADDED', null, uuid::text, '{}' from staff
  union all select 'STAFF_SET', null, uuid::text, jsonb_build_object('isActive', is_active)
    from staff where not is_active`

/** Of several such lines with one subject, the last says how it is now. */
const missing = sql`
  select act, member_uuid, subject, detail from (${done}) done where not exists (
    select from operation_log line where line.act = done.act
      and (done.member_uuid is null or line.member_uuid = done.member_uuid)
      and (done.subject is null or line.subject = done.subject)
      and (line.detail @> done.detail or (done.act = 'NOTE_ADDED' and to_jsonb(line.at) = done.detail -> 'at')))
  union all
  select 'STAFF_SET', null, uuid::text, jsonb_build_object('isActive', is_active) from staff
    where is_active is distinct from coalesce((select (detail ->> 'isActive')::boolean from operation_log
      where act = 'STAFF_SET' and subject = staff.uuid::text order by id desc limit 1), true)
    and is_active`

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

/** What was done and has no line in the log of operations: lines cut off at its end break no chain. */
export const readUnlogged = async (database: Database) =>
  v.parse(Missing, await database.execute(missing)).rows

const mostNamed = 20

/** The same in a sentence for each kind of line. */
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
