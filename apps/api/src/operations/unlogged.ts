import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'

/** Queries for rows that only operations write, to be matched with their log lines. */
const rowQueries = [
  // Credit corrections: request and decision. A single person writes one line.
  sql`select 'CREDIT_ADJUSTMENT_ASKED', member_uuid, uuid::text, '{}'::jsonb, asked_by, asked_at
    from credit_adjustments where (asked_by, asked_at) is distinct from (decided_by, decided_at)`,
  sql`select case status when 'REFUSED' then 'CREDIT_ADJUSTMENT_REFUSED' else 'CREDIT_ADJUSTED' end,
      member_uuid, uuid::text, '{}', decided_by, decided_at
    from credit_adjustments where status <> 'WAITING'`,
  // Other value-giving decisions, likewise. A later decision by the requester alone is no refusal.
  sql`select 'RAISE_ASKED', member_uuid, subject, jsonb_build_object('operation', operation), asked_by, asked_at
    from staff_raises where (asked_by, asked_at) is distinct from (decided_by, decided_at)`,
  sql`select 'RAISE_REFUSED', member_uuid, subject, jsonb_build_object('operation', operation), decided_by, decided_at
    from staff_raises refused where status = 'REFUSED' and not exists (
      select from staff_raises alone where alone.operation = refused.operation and alone.subject = refused.subject
        and alone.status = 'DONE' and alone.decided_at = refused.decided_at)`,
  sql`select case operation when 'approveSlip' then 'SLIP_APPROVED' when 'assignLine' then 'LINE_ASSIGNED'
      when 'giveGift' then 'GIFT_GIVEN' when 'approveReward' then 'REWARD_APPROVED'
      when 'shipReward' then 'REWARD_SHIPPED' when 'returnStake' then 'STAKE_RETURNED' end,
      member_uuid, subject,
      case when asked_by <> decided_by then jsonb_build_object('askedBy', asked_by) else '{}' end,
      decided_by, decided_at
    from staff_raises where status = 'DONE'`,
  sql`select 'WITHDRAWAL_' || case status when 'SUCCESS' then 'PAID' else status end,
      member_uuid, uuid::text, '{}', null, null
    from withdrawals where status in ('SUCCESS', 'FAILED', 'REJECTED')`,
  sql`select 'PAYOUT_SENT', w.member_uuid, w.uuid::text, jsonb_build_object('payout', p.uuid), null, null
    from payouts p join withdrawals w on w.uuid = p.withdrawal_uuid`,
  sql`select 'SLIP_REFUSED', member_uuid, uuid::text, '{}', null, null
    from slip_requests where status = 'REJECTED'`,
  sql`select 'SLIP_APPROVED', member_uuid, uuid::text,
      case when deposit_uuid is null then '{}' else jsonb_build_object('deposit', deposit_uuid) end, null, null
    from slip_requests where status = 'APPROVED'`,
  sql`select 'LINE_ASSIGNED', d.member_uuid, null, jsonb_build_object('deposit', d.uuid), null, null
    from deposits d where d.channel = 'MANUAL' and d.status = 'SUCCESS'
      and not exists (select from slip_requests s where s.deposit_uuid = d.uuid)`,
  sql`select 'LINE_DISMISSED', null, uuid::text, '{}', null, null from feed_lines where status = 'IGNORED'`,
  sql`select 'GIFT_GIVEN', member_uuid, reference::text, '{}', null, null
    from ledger_transactions where kind = 'gift'`,
  sql`select 'ACCOUNT_CLOSED', member_uuid, null, '{}', null, created_at
    from ledger_transactions where kind = 'closing'`,
  sql`select 'REWARD_REJECTED', member_uuid, uuid::text, '{}', null, null
    from reward_requests where status = 'REJECTED'`,
  sql`select 'REWARD_SHIPPED', member_uuid, uuid::text, '{}', null, null
    from reward_requests where status = 'SHIPPED' and tracking_no is not null`,
  // Identity and name reviews: the protection log has the decision and its staff.
  sql`select act, member_uuid, detail ->> 'uuid', '{}', detail ->> 'who', at
    from protection_log where by = 'DESK'`,
  sql`select 'PHONE_SET', member_uuid, null, '{}', null, at from notices where event = 'PHONE_CHANGED'`,
  sql`select 'NOTE_ADDED', member_uuid, null, '{}', by, at from member_notes`,
  sql`select 'RULES_SET', null, null, changed, who, at from setting_log`,
  sql`select 'STAFF_ADDED', null, uuid::text, '{}', null, null from staff`,
  sql`select 'STAFF_CONFIRMED', null, uuid::text, '{}', confirmed_by, null
    from staff where created_by is not null and confirmed_by is not null`,
  sql`select case when s.uuid is null then 'STAFF_INVITED' else 'STAFF_INVITED_AGAIN' end,
      null, s.uuid::text, jsonb_build_object('username', i.username), invited_by, null
    from staff_invitations i left join staff s on s.uuid = i.uuid`,
]

const loggedRows = sql.join(rowQueries, sql` union all `)

const loggedStates = sql`
  select case now.status when 'ACTIVE' then 'MEMBER_UNSUSPENDED' when 'CLOSED' then 'ACCOUNT_CLOSED'
      else 'MEMBER_SUSPENDED' end as act, now.uuid as member_uuid, null as subject, '{}'::jsonb as detail
    from members now where status is distinct from coalesce((
      select case act when 'MEMBER_UNSUSPENDED' then 'ACTIVE' when 'ACCOUNT_CLOSED' then 'CLOSED' else 'SUSPENDED' end
      from operation_log where member_uuid = now.uuid
        and act in ('MEMBER_SUSPENDED', 'MEMBER_UNSUSPENDED', 'ACCOUNT_CLOSED') order by id desc limit 1), 'ACTIVE')
  union all
  select 'STAFF_SET', null, now.uuid::text, jsonb_build_object('isActive', now.is_active)
    from staff now where is_active is distinct from coalesce((
      select (detail ->> 'isActive')::boolean from operation_log
      where act = 'STAFF_SET' and subject = now.uuid::text order by id desc limit 1), true)
  union all
  select 'STAFF_SET_UP_AGAIN', null, now.uuid::text, '{}'
    from staff now where created_at is distinct from coalesce((
      select at from operation_log where act in ('STAFF_ADDED', 'STAFF_SET_UP_AGAIN') and subject = now.uuid::text
      order by id desc limit 1), created_at)`

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
