import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { members } from './members.ts'

/** Messages to members' phones, inserted in the causing transaction and sent afterwards. */
export const messages = pgTable(
  'messages',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid').references(() => members.uuid),
    phone: text('phone').notNull(),
    text: text('text').notNull(),
    /** Network from which a visitor caused the message; otherwise null. */
    network: text('network'),
    /** True if the message contains a code; its text is deleted after sending. */
    isSecret: boolean('is_secret').notNull().default(false),
    status: text('status', { enum: ['WAITING', 'SENT', 'REFUSED'] })
      .notNull()
      .default('WAITING'),
    reason: text('reason'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: at('next_at').notNull(),
    endsAt: at('ends_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('messages_waiting')
      .on(table.nextAt)
      .where(sql`status = 'WAITING'`),
    index('messages_member').on(table.memberUuid, table.createdAt),
    index('messages_created').on(table.createdAt),
  ],
)
