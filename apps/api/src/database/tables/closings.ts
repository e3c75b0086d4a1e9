import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { members } from './members.ts'

export const closingRequests = pgTable('closing_requests', {
  memberUuid: uuid('member_uuid')
    .primaryKey()
    .references(() => members.uuid),
  askedAt: at('asked_at').notNull(),
})
