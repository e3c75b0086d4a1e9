import {
  chooseNoticesCall,
  type Notice,
  noticesCall,
  readNoticesCall,
  unreadNoticesCall,
} from '@member/api-client'
import { and, eq, exists, getTableColumns, type InferSelectModel, lte, notExists, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { deposits, noticeReaders, noticeReads, notices as table, withdrawals } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'
import { inLanguage } from '../../http/language.ts'
import { invalid } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { apiTime } from '../../values/bangkok.ts'
import { inboxOf, newestFirst, readerOf, readingOf, unreadOf } from './inbox.ts'
import { t } from './words.ts'

function after(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const [time = '', id = ''] = cursor.split('_')
  if (Number.isNaN(Date.parse(time)) || !/^\d{1,18}$/.test(id)) throw invalid({ cursor: t.cursor })
  return sql`(${table.at}, ${table.id}) < (${new Date(time).toISOString()}::timestamptz, ${id}::bigint)`
}

type Row = InferSelectModel<typeof table> & {
  isRead: boolean
  kept: bigint | null
  bonusBack: bigint | null
}

const toNotice = ({ id, kind, event, amount, kept, bonusBack, title, remark, ...row }: Row): Notice => ({
  id: String(id),
  kind,
  event,
  amount: amount === null ? null : toBaht(amount),
  ...(kept && { kept: toBaht(kept) }),
  ...(bonusBack && { bonusBack: toBaht(bonusBack) }),
  title,
  remark,
  reference: row.reference,
  isRead: row.isRead,
  createdAt: apiTime(row.at),
})

export function notices(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, noticesCall, async ({ database, member, query, now }) => {
    const reader = await readerOf(database, member.uuid)
    const rows = await database
      .select({
        ...getTableColumns(table),
        isRead: sql<boolean>`${exists(readingOf(database, member))}`,
        kept: deposits.kept,
        bonusBack: withdrawals.bonusGivenUp,
      })
      .from(table)
      .leftJoin(
        deposits,
        and(eq(table.kind, 'deposit'), eq(table.event, 'DONE'), eq(deposits.uuid, table.reference)),
      )
      .leftJoin(
        withdrawals,
        and(eq(table.kind, 'withdraw'), eq(table.event, 'REJECTED'), eq(withdrawals.uuid, table.reference)),
      )
      .where(and(inboxOf(member, reader, now), after(query.cursor)))
      .orderBy(...newestFirst)
      .limit(query.limit + 1)
    const items = rows.slice(0, query.limit)
    const last = items.at(-1)
    return {
      items: items.map((row) => toNotice(inLanguage(row))),
      next: rows.length > query.limit && last ? `${last.at.toISOString()}_${last.id}` : null,
      unread: await unreadOf(database, member, reader, now),
      muted: reader.muted,
    }
  })

  serve(router, services, unreadNoticesCall, async ({ database, member, now }) => ({
    unread: await unreadOf(database, member, await readerOf(database, member.uuid), now),
  }))

  serve(router, services, readNoticesCall, async ({ database, member, body, now }) => {
    // A future time would mark later notices as read.
    const upTo = new Date(Math.min(Date.parse(body.upTo), now.getTime()))
    const seen = database
      .select({ noticeId: table.id, memberUuid: sql`${member.uuid}::uuid`.as('member_uuid') })
      .from(table)
      .where(
        // Muted kinds count as read, so that they do not accumulate.
        and(inboxOf(member, { muted: [] }, now), lte(table.at, upTo), notExists(readingOf(database, member))),
      )
      // Ordered, so that two concurrent tabs cannot deadlock.
      .orderBy(table.id)
    await database.insert(noticeReads).select(seen).onConflictDoNothing()
    await database
      .insert(noticeReaders)
      .values({ memberUuid: member.uuid, readAt: now })
      .onConflictDoUpdate({ target: noticeReaders.memberUuid, set: { readAt: now } })
    return { unread: await unreadOf(database, member, await readerOf(database, member.uuid), now) }
  })

  serve(router, services, chooseNoticesCall, async ({ database, member, body }) => {
    const muted = [...new Set(body.muted)]
    await database
      .insert(noticeReaders)
      .values({ memberUuid: member.uuid, muted })
      .onConflictDoUpdate({ target: noticeReaders.memberUuid, set: { muted } })
    return { muted }
  })
  return router
}
