import { and, eq, gt } from 'drizzle-orm'
import * as v from 'valibot'
import { announcements } from '../database/schema.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { cleanHtml } from '../domain/site/cleanHtml.ts'
import { day } from '../values/bangkok.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest))
const inSite = v.pipe(v.string(), v.trim(), v.regex(/^\/(?!\/)[\w/?=&%.-]{0,200}$/))

const Draft = v.object({
  uuid: v.optional(v.pipe(v.string(), v.uuid())),
  title: text(120),
  detail: text(4000),
  type: v.pipe(v.string(), v.picklist(['POPUP', 'MARQUEE', 'BANNER'])),
  audience: v.pipe(v.string(), v.picklist(['ALL', 'MEMBERS', 'VISITORS'])),
  actionLabel: v.optional(text(40)),
  actionPath: v.optional(inSite),
  english: v.optional(
    v.object({
      title: v.optional(text(120)),
      detail: v.optional(text(4000)),
      actionLabel: v.optional(text(40)),
    }),
  ),
  urgent: v.optional(v.boolean(), false),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
})
export type Announcement = v.InferInput<typeof Draft>

export async function announce(doing: OperationContext, wanted: Announcement) {
  const { tx, now } = doing
  const draft = v.safeParse(Draft, wanted)
  if (!draft.success) throw new OperationRefused(th.announcement)
  const { uuid, title, detail, type, audience, actionLabel, actionPath, english, urgent, days } = draft.output
  if (!actionLabel !== !actionPath) throw new OperationRefused(th.announcementButton)
  const endAt = new Date(now.getTime() + days * day)
  const row = {
    title,
    detail: cleanHtml(paragraphs(detail)),
    actionLabel,
    actionPath,
    english: english ? { ...english, detail: english.detail && cleanHtml(paragraphs(english.detail)) } : null,
    type,
    audience,
    urgent,
    startAt: now,
    endAt,
  }
  const [written] = await tx
    .insert(announcements)
    .values({ ...row, ...(uuid && { uuid }) })
    .onConflictDoNothing()
    .returning({ uuid: announcements.uuid })
  if (written)
    await record(doing, {
      act: 'ANNOUNCED',
      subject: written.uuid,
      detail: { title, type, audience, urgent, days },
    })
}

export async function withdrawAnnouncement(doing: OperationContext, uuid: string) {
  const { tx, now } = doing
  const [row] = await tx
    .update(announcements)
    .set({ endAt: now })
    .where(and(eq(announcements.uuid, uuidOf(uuid)), gt(announcements.endAt, now)))
    .returning({ uuid: announcements.uuid })
  if (!row) throw settledAlready()
  await record(doing, { act: 'ANNOUNCEMENT_WITHDRAWN', subject: row.uuid })
}

const paragraphs = (typed: string) =>
  /<(p|ul|ol|h3|h4)>/i.test(typed)
    ? typed
    : typed
        .split(/\n{2,}/)
        .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
        .join('')
