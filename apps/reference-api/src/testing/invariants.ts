import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'

const Rows = v.object({ rows: v.array(v.record(v.string(), v.unknown())) })

/** The rows of a raw query, on either kind of database. */
export const rowsOf = async (database: Database, query: ReturnType<typeof sql>) =>
  v.parse(Rows, await database.execute(query)).rows

/** What must never be found, each with a query that finds it. */
const wrongs = {
  'a unit does not sum to zero': sql`select unit from ledger_entries group by unit having sum(amount) <> 0`,
  'a transaction does not sum to zero': sql`
    select transaction_uuid from ledger_entries group by transaction_uuid, unit having sum(amount) <> 0`,
  'a member is below zero': sql`select id from ledger_accounts where kind <> 'house' and balance < 0`,
  'a balance is not the sum of its entries': sql`
    select a.id from ledger_accounts a left join ledger_entries e on e.account_id = a.id
    group by a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`,
  'a member has two open withdrawals': sql`
    select member_uuid from withdrawals where status in ('PENDING', 'PROCESSING', 'FAILED')
    group by member_uuid having count(*) > 1`,
  'what is reserved is not what is open': sql`
    select a.id from ledger_accounts a
    left join withdrawals w on w.member_uuid = a.member_uuid and w.status in ('PENDING', 'PROCESSING', 'FAILED')
    where a.kind = 'reserved' group by a.id, a.balance having a.balance <> coalesce(sum(w.amount), 0)`,
  'a withdrawal is not in the ledger once': sql`
    select w.uuid from withdrawals w left join ledger_transactions t on t.reference = w.uuid and t.kind = 'withdraw'
    group by w.uuid having count(t.uuid) <> 1`,
  'a withdrawal was settled otherwise than it says': sql`
    select w.uuid from withdrawals w left join ledger_transactions t
      on t.reference = w.uuid and t.kind in ('withdraw-paid', 'withdraw-rejected')
    group by w.uuid, w.status
    having coalesce(string_agg(t.kind, ','), '') <>
      case w.status when 'SUCCESS' then 'withdraw-paid' when 'REJECTED' then 'withdraw-rejected' else '' end`,
  'a deposit is not in the ledger once': sql`
    select d.uuid from deposits d left join ledger_transactions t on t.reference = d.uuid and t.kind = 'deposit'
    where d.status = 'SUCCESS' group by d.uuid having count(t.uuid) <> 1`,
  'a transfer was credited twice': sql`
    select trans_ref from deposits where status = 'SUCCESS' and trans_ref is not null
    group by sending_bank, trans_ref having count(*) > 1`,
  'a day has too many withdrawals': sql`
    select member_uuid from withdrawals where status in ('PENDING', 'PROCESSING', 'SUCCESS')
    group by member_uuid, (requested_at at time zone 'Asia/Bangkok')::date having count(*) > 5`,
  'a day of level 1 has too much withdrawn': sql`
    select w.member_uuid from withdrawals w join members m on m.uuid = w.member_uuid and m.level = 1
    where w.status in ('PENDING', 'PROCESSING', 'SUCCESS')
    group by w.member_uuid, (w.requested_at at time zone 'Asia/Bangkok')::date having sum(w.amount) > 10000000`,
}

/** The sentences of everything that is wrong with the money; empty where all is well. */
export async function findWrongs(database: Database): Promise<string[]> {
  const found: string[] = []
  for (const [wrong, query] of Object.entries(wrongs)) {
    const rows = await rowsOf(database, query)
    if (rows.length) found.push(`${wrong}: ${JSON.stringify(rows)}`)
  }
  return found
}
