import { asc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Database } from '../../database/database.ts'
import { closingRequests, members } from '../../database/schema.ts'
import { clockTime } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { apiTime } from '../../values/bangkok.ts'
import { pressForm, section } from '../actionForm.ts'
import { th } from './th.ts'

/** Members who asked for their account to be closed, the oldest first. */
export const closingWork = (database: Database) =>
  database
    .select({ askedAt: closingRequests.askedAt, member: members })
    .from(closingRequests)
    .innerJoin(members, eq(members.uuid, closingRequests.memberUuid))
    .orderBy(asc(closingRequests.askedAt))
    .limit(100)

type ClosingWork = Awaited<ReturnType<typeof closingWork>>

/** The same for tests and journeys. */
export const toClosingWork = (asked: ClosingWork) => ({
  closings: asked.map(({ askedAt, member }) => ({
    uuid: member.uuid,
    username: member.username,
    askedAt: apiTime(askedAt),
  })),
})

/** Each leads to the member's page, which shows the money that is left. */
export const closingView = (asked: ClosingWork): Markup =>
  section(
    'closings',
    th.queue.closings,
    asked.map(
      ({ askedAt, member }) =>
        html`<article class="item">
          <p>
            <a href="/desk/members/${member.uuid}">${member.name} (${member.username})</a><br /><span
              class="soft"
              >${clockTime(askedAt)} · ${th.closings.first}</span
            >
          </p>
          ${pressForm(`closings/${member.uuid}/close`, th.closings.close, { kind: 'bad' })}
        </article>`,
    ),
    th.closings.empty,
  )
