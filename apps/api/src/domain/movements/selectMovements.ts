import type { LedgerFilter } from '@member/api-client/contract'
import { sql, type SQL } from 'drizzle-orm'
import { language } from '@member/i18n'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { kindsBy } from './kinds.ts'
import { t } from './words.ts'

export type Wanted = {
  memberUuid: string
  from: Date
  until: Date
  kind?: LedgerFilter | undefined
  words?: string | undefined
  id?: string | undefined
}
export type Place = { at: Date; id: string }

const bigint = v.pipe(
  v.union([v.string(), v.number(), v.bigint()]),
  v.transform((figure) => BigInt(figure)),
)
const moment = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((at) => new Date(at)),
)
const word = v.nullable(v.string())

const Movement = v.object({
  id: v.string(),
  kind: v.string(),
  unit: v.picklist(['THB', 'PNT']),
  amount: bigint,
  entry: v.nullable(bigint),
  reference: word,
  created_at: moment,
  updated_at: v.nullable(moment),
  status: word,
  channel: v.nullable(v.picklist(['AUTO', 'SLIP', 'MANUAL'])),
  bank_name: word,
  bank_id: word,
  trans_ref: word,
  remark: word,
  kept: v.nullable(bigint),
  title: word,
  activity: word,
  launch: word,
  order_key: word,
  result: v.nullable(bigint),
})
export type Movement = v.InferOutput<typeof Movement>
const Rows = v.object({ rows: v.array(Movement) })

const Totals = v.object({
  rows: v.array(v.object({ period: v.string(), came: bigint, went: bigint, net: bigint })),
})

const likeOf = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/**
 * Builds the query for all movements of the member's credit, locked money and points. Includes deposits that
 * moved no money, and slips in review or refused; an approved slip is a deposit.
 */
function movedOf({ memberUuid, from, until, kind, id }: Wanted): SQL {
  const among = (column: string, unit: string) => {
    if (!kind) return sql`true`
    // Points also move with prizes, check-ins and rewards.
    if (kind === 'points') return sql`${sql.raw(unit)} = 'PNT'`
    const kinds = kindsBy(kind).map((one) => sql`${one}`)
    return sql`${sql.raw(column)} in (${sql.join(kinds, sql`, `)})`
  }
  const within = (at: string) =>
    sql`${sql.raw(at)} >= ${from.toISOString()}::timestamptz and ${sql.raw(at)} < ${until.toISOString()}::timestamptz`
  const only = (column: string) => (id ? sql`${sql.raw(column)} = ${id}::uuid` : sql`true`)
  // With a kind, an entry is also found by its deposit or withdrawal: the withdrawal itself, not its refund.
  const moved =
    id && kind
      ? sql`(${only('t.uuid')} or (${only('t.reference')} and t.kind <> 'withdraw-rejected'))`
      : only('t.uuid')
  return sql`(
    select t.uuid as id, t.kind, t.reference, t.created_at, n.unit, sum(n.amount) as amount, max(n.id) as entry,
      t.order_key
    from ledger_transactions t
    join ledger_entries n on n.transaction_uuid = t.uuid
      and n.account_id in (${`member:${memberUuid}:credit`}, ${`member:${memberUuid}:kept`}, ${`member:${memberUuid}:points`})
    where t.member_uuid = ${memberUuid}::uuid and ${within('t.created_at')} and ${among('t.kind', 'n.unit')} and ${moved}
      and t.kind not in ('bet', 'win', 'commission', 'withdraw-paid', 'game-difference')
    group by t.uuid, n.unit
    -- Unlocking moves money between the member's accounts only, so it sums to 0.
    having sum(n.amount) <> 0
    union all
    select uuid, 'deposit-unsettled', uuid, created_at, 'THB', amount, null, null
    from deposits
    where member_uuid = ${memberUuid}::uuid and status <> 'SUCCESS' and ${within('created_at')}
      and ${among(`'deposit-unsettled'`, `'THB'`)} and ${only('uuid')}
    union all
    select uuid, 'deposit-asked', uuid, created_at, 'THB', amount, null, null
    from slip_requests
    where member_uuid = ${memberUuid}::uuid and status <> 'APPROVED' and ${within('created_at')}
      -- Approved requests appear as deposits with the same id.
      and not exists (select from deposits where deposits.uuid = slip_requests.uuid)
      and ${among(`'deposit-asked'`, `'THB'`)} and ${only('uuid')}
  )`
}

const title = sql`coalesce(g.name, r.name, x.prize ->> 'label', e.name)`
const englishTitle = sql`coalesce(g.name_en, r.english ->> 'name', r.name, x.english ->> 'label', x.prize ->> 'label',
  e.english ->> 'name', e.name)`
/** SQL for the name of the event in which a prize was won; `title` is the name of the prize. */
const activity = sql`case when x.prize is not null then e.name end`
const englishActivity = sql`case when x.prize is not null then coalesce(e.english ->> 'name', e.name) end`

/** SQL for the label of points that staff granted, which have no name. */
const gift = () => sql`case when m.kind = 'gift' then ${t.gift}::text end`

const remark = sql`coalesce(d.remark, w.remark, s.remark)`
const englishRemark = sql`coalesce(d.english ->> 'remark', d.remark, w.english ->> 'remark', w.remark,
  s.english ->> 'remark', s.remark)`

const named = (moved: SQL): SQL => sql`(
  select m.*, coalesce(d.channel, case when s.uuid is not null then 'SLIP' end) as channel,
    coalesce(d.bank_name, w.bank_name, s.bank_name) as bank_name,
    coalesce(d.bank_id, w.bank_id) as bank_id, coalesce(d.trans_ref, s.trans_ref) as trans_ref, d.kept,
    coalesce(d.status, w.status, s.status) as status, ${language() === 'en' ? englishRemark : remark} as remark,
    coalesce(d.updated_at, w.updated_at, s.updated_at) as updated_at,
    coalesce(${language() === 'en' ? englishTitle : title}, ${gift()}) as title,
    ${language() === 'en' ? englishActivity : activity} as activity,
    l.uuid as launch,
    case when l.status = 'RETURNED' then coalesce(l.returned, 0) + l.paid_back - l.moved end as result,
    concat_ws(' ', ${title}, ${englishTitle}, ${gift()}, ${activity}, ${englishActivity}, d.bank_name, w.bank_name,
      s.bank_name, d.trans_ref, s.trans_ref,
      to_char(abs(m.amount) / 100.0, 'FM9999999990.00')) as words
  from ${moved} m
  left join deposits d on d.uuid = m.reference and m.kind in ('deposit', 'bonus', 'deposit-unsettled')
  left join slip_requests s on s.uuid = m.reference and m.kind = 'deposit-asked'
  left join withdrawals w on w.uuid = m.reference and m.kind in ('withdraw', 'withdraw-rejected')
  left join game_stakes k on k.uuid = m.reference and m.kind in ('stake', 'stake-home')
  left join game_launches l on l.uuid = coalesce(k.launch_uuid, m.reference)
    and m.kind in ('game-open', 'game-return', 'stake', 'stake-home')
  left join games g on g.uuid = l.game_uuid
  left join event_draws x on x.uuid = m.reference and m.kind = 'prize'
  left join event_plays p on p.uuid = m.reference and m.kind = 'play'
  left join game_events e on e.uuid = coalesce(x.event_uuid, p.event_uuid,
    case when m.kind = 'check-in' then (
      select uuid from game_events where type = 'CHECK_IN' order by is_active desc, rank, uuid limit 1) end)
  left join reward_requests q on q.uuid = m.reference and m.kind in ('reward', 'reward-credit', 'reward-returned')
  left join rewards r on r.uuid = q.reward_uuid
)`

/**
 * SQL condition of a search in names, banks, bank references and amounts. Our own reference matches by its first
 * eight characters.
 */
const holds = (words: string) =>
  sql`(words ilike ${likeOf(words.replaceAll(',', ''))} or left(coalesce(reference, id)::text, 8) = ${words.toLowerCase()})`

export async function selectMovements(
  database: Database,
  wanted: Wanted,
  limit: number,
  after?: Place,
): Promise<Movement[]> {
  const beyond = after
    ? sql`(created_at, id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  const cut = sql`${beyond} order by created_at desc, id desc limit ${limit}`
  const moved = movedOf(wanted)
  // Only a search needs the names of all; otherwise those of the page suffice.
  const read = await database.execute(
    wanted.words
      ? sql`select * from ${named(moved)} named where ${holds(wanted.words)} and ${cut}`
      : sql`select * from ${named(sql`(select * from ${moved} moved where ${cut})`)} named order by created_at desc, id desc`,
  )
  return v.parse(Rows, read).rows
}

const found = (wanted: Wanted): SQL => {
  const moved = movedOf(wanted)
  return wanted.words ? sql`(select * from ${named(moved)} named where ${holds(wanted.words)})` : moved
}

/**
 * Builds the query for totals in and out of the credit by month or day, newest first. A game counts with its
 * result; transfers into and out of a game do not count. A rejected withdrawal and its forfeited bonus are
 * excluded, even across days.
 */
const totals = (wanted: Wanted, period: 'YYYY-MM' | 'YYYY-MM-DD') => sql`
  select period, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as came,
    coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as went, sum(amount)::bigint as net
  from (
    select to_char(m.created_at at time zone 'Asia/Bangkok', ${period}) as period, sum(m.amount) as amount
    from ${found(wanted)} m left join game_stakes k on k.uuid = m.reference and m.kind in ('stake', 'stake-home')
    where m.unit = 'THB' and m.kind not in ('deposit-unsettled', 'deposit-asked', 'withdraw-rejected', 'bonus-given-back')
      and not (m.kind in ('withdraw', 'bonus-given-up') and exists (
        select from ledger_transactions undone
        where undone.reference = m.reference and undone.kind = 'withdraw-rejected'
      ))
    group by 1, coalesce(k.launch_uuid, case when m.kind in ('game-open', 'game-return') then m.reference end, m.id)
  ) items group by period order by period desc`

export async function selectMonths(database: Database, wanted: Wanted) {
  return v.parse(Totals, await database.execute(totals(wanted, 'YYYY-MM'))).rows
}

export async function selectDays(database: Database, wanted: Wanted) {
  return v.parse(Totals, await database.execute(totals(wanted, 'YYYY-MM-DD'))).rows
}
