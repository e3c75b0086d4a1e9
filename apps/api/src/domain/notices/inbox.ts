import { and, count, desc, eq, gte, inArray, isNull, lte, not, notExists, or, sql } from 'drizzle-orm'
import type { NoticeKind } from '@member/api-client/contract'
import type { Database } from '../../database/database.ts'
import { announcements, members, noticeReaders, noticeReads, notices } from '../../database/schema.ts'

type Whose = { uuid: string; createdAt: Date }

type Reader = { muted: NoticeKind[] }

const mostCounted = 100

export async function readerOf(database: Database, memberUuid: string): Promise<Reader> {
  const [reader] = await database
    .select({ muted: noticeReaders.muted })
    .from(noticeReaders)
    .where(eq(noticeReaders.memberUuid, memberUuid))
  return reader ?? { muted: [] }
}

/** The member's own notices, and shared ones since registration. Announcements only while they run. */
export function inboxOf({ uuid, createdAt }: Whose, { muted }: Reader, now: Date) {
  const runs = sql`exists (select from ${announcements}
    where ${announcements.uuid} = ${notices.reference} and ${announcements.endAt} > ${now.toISOString()}::timestamptz)`
  const forAll = and(
    isNull(notices.memberUuid),
    gte(notices.at, createdAt),
    lte(notices.at, now),
    or(not(eq(notices.kind, 'announcement')), runs),
  )
  return and(
    or(eq(notices.memberUuid, uuid), forAll),
    muted.length > 0 ? not(inArray(notices.kind, muted)) : undefined,
  )
}

export const readingOf = (database: Database, { uuid }: Pick<Whose, 'uuid'>) =>
  database
    .select({ one: sql`1` })
    .from(noticeReads)
    .where(and(eq(noticeReads.noticeId, notices.id), eq(noticeReads.memberUuid, uuid)))

export async function unreadOf(database: Database, member: Whose, reader: Reader, now: Date) {
  const unread = database
    .select({ id: notices.id })
    .from(notices)
    .where(and(inboxOf(member, reader, now), notExists(readingOf(database, member))))
    .limit(mostCounted)
    .as('unread')
  const [found] = await database.select({ unread: count() }).from(unread)
  return found?.unread ?? 0
}

export async function unreadNoticesOf(database: Database, memberUuid: string, now: Date) {
  const [member] = await database
    .select({ uuid: members.uuid, createdAt: members.createdAt })
    .from(members)
    .where(eq(members.uuid, memberUuid))
  return member ? unreadOf(database, member, await readerOf(database, memberUuid), now) : 0
}

export const newestFirst = [desc(notices.at), desc(notices.id)]
