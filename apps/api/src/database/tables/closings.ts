import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { members } from './members.ts'

/** Requests to close an account that wait for staff. One that is taken back or settled has no row; the log of operations has it. */
export const closingRequests = pgTable('closing_requests', {
  memberUuid: uuid('member_uuid')
    .primaryKey()
    .references(() => members.uuid),
  askedAt: at('asked_at').notNull(),
})
