import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  not,
  notExists,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm'
import type { NoticeKind } from '@member/api-client/contract'
import type { Database } from '../../database/database.ts'
import { announcements, members, noticeReaders, noticeReads, notices } from '../../database/schema.ts'

/** Owner of an inbox: one member, or columns of a query for several members. */
type Whose = { uuid: string | SQLWrapper; createdAt: Date | SQLWrapper }

type Reader = { muted: NoticeKind[] }

const mostCounted = 100

export async function readerOf(database: Database, memberUuid: string): Promise<Reader> {
  const [reader] = await database
    .select({ muted: noticeReaders.muted })
    .from(noticeReaders)
    .where(eq(noticeReaders.memberUuid, memberUuid))
  return reader ?? { muted: [] }
}

/**
 * SQL condition for a member's own notices and the shared ones since registration. Announcements are included
 * only while they run, muted kinds not at all.
 */
export function inboxOf({ uuid, createdAt }: Whose, { muted }: Reader | { muted: SQL }, now: Date) {
  const runs = sql`exists (select from ${announcements}
    where ${announcements.uuid} = ${notices.reference} and ${announcements.endAt} > ${now.toISOString()}::timestamptz)`
  const forAll = and(
    isNull(notices.memberUuid),
    gte(notices.at, createdAt),
    lte(notices.at, now),
    or(not(eq(notices.kind, 'announcement')), runs),
  )
  return and(or(eq(notices.memberUuid, uuid), forAll), mutes(muted))
}

function mutes(muted: NoticeKind[] | SQL) {
  if (!Array.isArray(muted)) return sql`${notices.kind} <> all(${muted})`
  return muted.length > 0 ? not(inArray(notices.kind, muted)) : undefined
}

export const readingOf = (database: Database, { uuid }: Pick<Whose, 'uuid'>) =>
  database
    .select({ one: sql`1` })
    .from(noticeReads)
    .where(and(eq(noticeReads.noticeId, notices.id), eq(noticeReads.memberUuid, uuid)))

const unreadIds = (database: Database, member: Whose, reader: Reader | { muted: SQL }, now: Date) =>
  database
    .select({ id: notices.id })
    .from(notices)
    .where(and(inboxOf(member, reader, now), notExists(readingOf(database, member))))
    .limit(mostCounted)

export async function unreadOf(database: Database, member: Whose, reader: Reader, now: Date) {
  const unread = unreadIds(database, member, reader, now).as('unread')
  const [found] = await database.select({ unread: count() }).from(unread)
  return found?.unread ?? 0
}

/** Returns the number of unread notices for each of several members, by one query. At most 100 are counted. */
export async function unreadNoticesOf(database: Database, memberUuids: string[], now: Date) {
  const muted = sql`coalesce(${noticeReaders.muted}, '{}')`
  const unread = unreadIds(database, { uuid: members.uuid, createdAt: members.createdAt }, { muted }, now)
  const found = await database
    .select({ uuid: members.uuid, unread: sql<number>`(select count(*)::int from (${unread}) as unread)` })
    .from(members)
    .leftJoin(noticeReaders, eq(noticeReaders.memberUuid, members.uuid))
    .where(inArray(members.uuid, memberUuids))
  return new Map(found.map((row) => [row.uuid, row.unread]))
}

export const newestFirst = [desc(notices.at), desc(notices.id)]
