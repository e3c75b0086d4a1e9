import { asc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Database } from '../../database/database.ts'
import { closingRequests, members } from '../../database/schema.ts'
import { clockTime } from '../../values/figures.ts'
import { form } from '@member/staff-page/form'
import { item, queue, soft, type Markup } from '@member/staff-page/parts'
import { apiTime } from '../../values/bangkok.ts'
import { fullName, memberLink } from '../memberLink.ts'
import { th } from './th.ts'

export const closingWork = (database: Database) =>
  database
    .select({ askedAt: closingRequests.askedAt, member: members })
    .from(closingRequests)
    .innerJoin(members, eq(members.uuid, closingRequests.memberUuid))
    .orderBy(asc(closingRequests.askedAt))
    .limit(100)

type ClosingWork = Awaited<ReturnType<typeof closingWork>>

export const toClosingWork = (asked: ClosingWork) => ({
  closings: asked.map(({ askedAt, member }) => ({
    uuid: member.uuid,
    username: member.username,
    askedAt: apiTime(askedAt),
  })),
})

/** List of closing requests; each links to the member's page, which shows the remaining money. */
export const closingView = (asked: ClosingWork): Markup =>
  queue(
    'closings',
    th.queue.closings,
    asked.map(({ askedAt, member }) =>
      item(
        html`${memberLink(member.uuid, fullName(member))}<br />${soft(clockTime(askedAt), ' · ', th.closings.first)}`,
        form(`/desk/closings/${member.uuid}/close`, th.closings.close, 'bad'),
      ),
    ),
    th.closings.empty,
  )
