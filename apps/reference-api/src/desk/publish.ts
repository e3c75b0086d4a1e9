import { and, eq, gt } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { announcements } from '../database/schema.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { cleanHtml } from '../site/cleanHtml.ts'
import { day } from '../time/bangkok.ts'
import { DeskProblem, settledAlready } from './deskProblem.ts'

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longest))

/** Left empty it is none. */
const none = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
)
const inSite = v.pipe(v.string(), v.trim(), v.regex(/^\/(?!\/)[\w/?=&%.-]{0,200}$/))

const Draft = v.object({
  /** Made with the form, so that a double press publishes once. */
  uuid: v.optional(v.pipe(v.string(), v.uuid())),
  title: text(120),
  detail: text(4000),
  type: v.picklist(['POPUP', 'MARQUEE', 'BANNER']),
  audience: v.picklist(['ALL', 'MEMBERS', 'VISITORS']),
  actionLabel: v.optional(v.union([none, text(40)])),
  actionPath: v.optional(v.union([none, inSite])),
  days: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits())]),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(365),
  ),
})

/** Shows an announcement from now on, for so many days. */
export async function publish(tx: Database, fields: Record<string, unknown>, now: Date) {
  const draft = v.safeParse(Draft, fields)
  if (!draft.success)
    throw new DeskProblem(
      'An announcement needs a title, a text and a number of days up to 365; a button leads to an address on the site, such as /auth/deposit.',
    )
  const { uuid, title, detail, type, audience, actionLabel, actionPath, days } = draft.output
  if (!actionLabel !== !actionPath)
    throw new DeskProblem('A button needs its words and an address on the site, such as /auth/deposit.')
  const endAt = new Date(now.getTime() + days * day)
  const row = {
    title,
    detail: cleanHtml(paragraphs(detail)),
    actionLabel,
    actionPath,
    type,
    audience,
    startAt: now,
    endAt,
  }
  await tx
    .insert(announcements)
    .values({ ...row, ...(uuid && { uuid }) })
    .onConflictDoNothing()
}

/** Takes an announcement down. */
export async function withdrawAnnouncement(tx: Database, uuid: string, now: Date) {
  const [row] = await tx
    .update(announcements)
    .set({ endAt: now })
    .where(and(eq(announcements.uuid, uuidOf(uuid)), gt(announcements.endAt, now)))
    .returning({ uuid: announcements.uuid })
  if (!row) throw settledAlready()
}

const paragraphs = (typed: string) =>
  /<(p|ul|ol|h3|h4)>/i.test(typed)
    ? typed
    : typed
        .split(/\n{2,}/)
        .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
        .join('')
