import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'

const satang = v.nullable(
  v.pipe(
    v.union([v.string(), v.number(), v.bigint()]),
    v.transform((figure) => BigInt(figure)),
  ),
)
const word = v.nullable(v.string())
/**
 * A transfer in the comparison of bank and ledger, IN or OUT. MATCHED: the same amount at the bank and in the
 * ledger. DIFFERS: different amounts. WAITING: a feed line that staff have not decided. IGNORED: a line that
 * staff dismissed. NOT_AT_BANK: a deposit without a line. BY_HAND: a withdrawal that staff paid. CONTRADICTS:
 * the bank contradicted its first answer.
 */
const Item = v.object({
  direction: v.picklist(['IN', 'OUT']),
  at: v.pipe(
    v.union([v.string(), v.date()]),
    v.transform((at) => new Date(at)),
  ),
  state: v.picklist(['MATCHED', 'WAITING', 'IGNORED', 'DIFFERS', 'NOT_AT_BANK', 'BY_HAND', 'CONTRADICTS']),
  /** Amount in satang at the bank; null if the bank reported nothing. */
  at_bank: satang,
  /** Amount in satang in the ledger; null if nothing was posted. */
  booked: satang,
  member_uuid: word,
  username: word,
  reference: word,
  note: word,
})
export type Item = v.InferOutput<typeof Item>
const Rows = v.object({ rows: v.array(Item) })

/** SQL for the amount (always positive) that the ledger posted to the bank's account for a transfer. */
const bookedFor = (uuid: string, kind: 'deposit' | 'withdraw-paid') => sql`(
  select abs(sum(e.amount)) from ledger_transactions t
  join ledger_entries e on e.transaction_uuid = t.uuid and e.account_id = 'house:bank'
  where t.reference = ${sql.raw(uuid)} and t.kind = ${kind})`

/**
 * Compares a period's transfers at the bank with the ledger. A feed line counts on its own day; a transfer
 * without a line counts on the day of its posting.
 */
export async function reconcile(
  database: Database,
  { from, until }: { from: Date; until: Date },
): Promise<Item[]> {
  const within = (at: string) =>
    sql`${sql.raw(at)} >= ${from.toISOString()}::timestamptz and ${sql.raw(at)} < ${until.toISOString()}::timestamptz`
  const read = await database.execute(sql`
    select item.*, m.username from (
      select 'IN' as direction, l.at,
        case when b.booked <> l.amount then 'DIFFERS' when l.status = 'DOUBTFUL' then 'WAITING'
          when l.status = 'IGNORED' then 'IGNORED' when l.amount = b.booked then 'MATCHED' else 'DIFFERS' end as state,
        l.amount as at_bank, b.booked, d.member_uuid, l.trans_ref as reference, l.reason as note
      from feed_lines l
      left join deposits d on d.uuid = l.deposit_uuid
      left join lateral (select ${bookedFor('d.uuid', 'deposit')} as booked) b on true
      where ${within('l.at')}
      union all
      select 'IN', d.created_at, 'NOT_AT_BANK', null, ${bookedFor('d.uuid', 'deposit')}, d.member_uuid, d.trans_ref,
        d.channel
      from deposits d
      where d.status = 'SUCCESS' and ${within('d.created_at')}
        and not exists (select from feed_lines l where l.deposit_uuid = d.uuid)
      union all
      select 'OUT', w.updated_at,
        case when p.uuid is null then 'BY_HAND' when p.contradiction is not null then 'CONTRADICTS'
          when p.amount = b.booked then 'MATCHED' else 'DIFFERS' end,
        p.amount, b.booked, w.member_uuid, p.reference, p.contradiction
      from withdrawals w
      left join payouts p on p.withdrawal_uuid = w.uuid and p.status = 'PAID'
      left join lateral (select ${bookedFor('w.uuid', 'withdraw-paid')} as booked) b on true
      where w.status = 'SUCCESS' and ${within('w.updated_at')}
      union all
      select 'OUT', p.updated_at, 'CONTRADICTS', p.amount, null, w.member_uuid, p.reference, p.contradiction
      from payouts p join withdrawals w on w.uuid = p.withdrawal_uuid
      where p.status <> 'PAID' and p.contradiction is not null and ${within('p.updated_at')}
    ) item left join members m on m.uuid = item.member_uuid
    order by item.at, item.reference`)
  return v.parse(Rows, read).rows
}

export const isSettled = ({ state }: Item): boolean => state === 'MATCHED' || state === 'IGNORED'
