import { type LiveEvent, type LiveKind, liveKinds } from '@member/api-client/contract'
import { desc, eq, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { deposits, withdrawals } from '../../database/schema.ts'
import { inOpenStatuses } from '../../database/tables/launchStatus.ts'
import type { Database } from '../../database/database.ts'
import { unreadNoticesOf } from '../notices/inbox.ts'
import { toDeposit } from '../deposits/terms.ts'
import { toWithdraw } from '../withdrawals/rules.ts'

/** One hash for each kind of data, as last sent to a client; a different hash means a change. */
export type StateHashes = MemberHashes & SharedHashes
type MemberHashes = Record<Exclude<LiveKind, 'site'>, string>
/** Hashes of data shared by all members: the site, and notices to all. */
export type SharedHashes = Record<'site' | 'sharedNotices', string>

/** Order of the hashes in an event id. */
const parts = [...liveKinds, 'sharedNotices'] as const
const kindOf = (part: (typeof parts)[number]): LiveKind => (part === 'sharedNotices' ? 'notices' : part)

const Read = v.object({ rows: v.array(v.record(v.string(), v.string())) })

const markOf = (value: string) => sql.raw(`left(md5(coalesce(${value}, '')), 10)`)

/** What a member sees of each kind: the SQL of its hash and, for money, the table and column of its last change. */
const kinds: Record<
  keyof MemberHashes,
  { hash: (member: string) => SQL; changedIn?: [table: string, column: string] }
> = {
  credit: {
    hash: (
      member,
    ) => sql`select ${markOf("string_agg(balance::text, ' ' order by kind)")} from ledger_accounts
      where member_uuid = ${member} and kind in ('credit', 'kept', 'points')`,
    changedIn: ['ledger_transactions', 'created_at'],
  },
  deposits: {
    hash: (member) => sql`select ${markOf("string_agg(uuid || status || bonus, ' ')")} from
      (select uuid, status, bonus from deposits where member_uuid = ${member}
        order by created_at desc, uuid limit 20) as newest`,
    changedIn: ['deposits', 'updated_at'],
  },
  withdrawals: {
    hash: (member) => sql`select ${markOf("string_agg(uuid || status || updated_at, ' ')")} from
      (select uuid, status, updated_at from withdrawals where member_uuid = ${member}
        order by created_at desc, uuid limit 10) as newest`,
    changedIn: ['withdrawals', 'updated_at'],
  },
  slips: {
    hash: (member) => sql`select ${markOf("string_agg(uuid || status, ' ')")} from
      (select uuid, status from slip_requests where member_uuid = ${member}
        order by created_at desc, uuid limit 10) as newest`,
    changedIn: ['slip_requests', 'updated_at'],
  },
  launches: {
    hash: (member) => sql`select ${markOf("string_agg(uuid || status, ' ' order by uuid)")} from game_launches
      where member_uuid = ${member} and status ${inOpenStatuses}`,
  },
  level: {
    hash: (
      member,
    ) => sql`select ${markOf("string_agg(level || ' ' || turnover_left || ' ' || bonus_held, '')")}
      from members where uuid = ${member}`,
  },
  notices: {
    hash: (
      member,
    ) => sql`select ${markOf("concat_ws(' ', (select string_agg(id::text, ' ') from (select id from notices where member_uuid = own.uuid order by at desc, id desc limit 20) as newest), (select concat(read_at, muted) from notice_readers where member_uuid = own.uuid))")}
      from (select ${member}::uuid as uuid) as own`,
  },
}

/** Joins one column for each of these, named after it. */
const columns = (values: [name: string, value: SQL][]) =>
  sql.join(
    values.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  )

export async function readStateHashes(database: Database, memberUuid: string): Promise<MemberHashes> {
  const hashes = Object.entries(kinds).map(([kind, { hash }]): [string, SQL] => [
    kind,
    sql`(${hash(memberUuid)})`,
  ])
  const read = await database.execute(sql`select ${columns(hashes)}`)
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the columns are the statement's own
  return v.parse(Read, read).rows[0] as MemberHashes
}

export async function readSharedHashes(database: Database): Promise<SharedHashes> {
  const read = await database.execute(sql`select
    ${markOf("coalesce((select string_agg(key || value, ' ' order by key) from settings), '') || coalesce((select string_agg(md5(announcements::text), ' ' order by uuid) from announcements), '')")} as site,
    ${markOf('(select count(*)::text from notices where member_uuid is null)')} as "sharedNotices"`)
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the columns are the statement's own
  return v.parse(Read, read).rows[0] as SharedHashes
}

/** Returns an event id that contains all hashes. */
export const writeStateHashes = (hashes: StateHashes) => parts.map((part) => hashes[part]).join('.')

/**
 * Returns the kinds whose hash differs from those in an event id. Returns all kinds if the id is invalid, none
 * if there is no id.
 */
export function changedSince(id: string | undefined, hashes: StateHashes): LiveKind[] {
  if (id === undefined) return []
  const known = id.split('.')
  const changed = new Set(parts.filter((part, place) => known[place] !== hashes[part]).map(kindOf))
  return liveKinds.filter((kind) => changed.has(kind))
}

/** Returns the hashes of an event id, with the shared ones replaced; undefined if the id is invalid. */
export function withShared(id: string | undefined, shared: SharedHashes): StateHashes | undefined {
  const known = id?.split('.') ?? []
  if (known.length !== parts.length) return undefined
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- one of each part
  const hashes = Object.fromEntries(parts.map((part, place) => [part, known[place]])) as StateHashes
  return { ...hashes, ...shared }
}

/** Returns the kinds of a member's money data that changed at `moment` or later. */
export async function moneyChangedAfter(
  database: Database,
  memberUuid: string,
  moment: Date,
): Promise<LiveKind[]> {
  const later = Object.entries(kinds).flatMap(([kind, { changedIn }]): [string, SQL][] => {
    if (!changedIn) return []
    const [table, column] = changedIn.map((name) => sql.identifier(name))
    return [
      [
        kind,
        sql`exists (select 1 from ${table} where member_uuid = ${memberUuid}
      and ${column} >= ${moment.toISOString()})`,
      ],
    ]
  })
  const read = await database.execute(sql`select ${columns(later)}`)
  const [changed = {}] = v.parse(v.object({ rows: v.array(v.record(v.string(), v.boolean())) }), read).rows
  return liveKinds.filter((kind) => changed[kind])
}

/** Returns the event for these changed kinds, with data that a client shows at once. */
export async function withNews(
  database: Database,
  memberUuid: string,
  { changed }: Pick<LiveEvent, 'changed'>,
): Promise<LiveEvent> {
  const [deposit] = changed.includes('deposits')
    ? await database
        .select()
        .from(deposits)
        .where(eq(deposits.memberUuid, memberUuid))
        .orderBy(desc(deposits.updatedAt))
        .limit(1)
    : []
  const [withdraw] = changed.includes('withdrawals')
    ? await database
        .select()
        .from(withdrawals)
        .where(eq(withdrawals.memberUuid, memberUuid))
        .orderBy(desc(withdrawals.updatedAt))
        .limit(1)
    : []
  const unread = changed.includes('notices')
    ? ((await unreadNoticesOf(database, [memberUuid], new Date())).get(memberUuid) ?? 0)
    : undefined
  return {
    changed,
    ...(deposit && { deposit: toDeposit(deposit) }),
    ...(withdraw && { withdraw: toWithdraw(withdraw) }),
    ...(unread !== undefined && { unread }),
  }
}
