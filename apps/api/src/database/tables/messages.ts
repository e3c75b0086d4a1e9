import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { members } from './members.ts'

/** Messages to members' phones, written in the transaction that causes them and sent afterwards. */
export const messages = pgTable(
  'messages',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid').references(() => members.uuid),
    phone: text('phone').notNull(),
    text: text('text').notNull(),
    /** That a visitor asked for it from; null where it is turned by the phone. */
    network: text('network'),
    /** True if it holds a code: then the text is forgotten once it is sent. */
    isSecret: boolean('is_secret').notNull().default(false),
    status: text('status', { enum: ['WAITING', 'SENT', 'REFUSED'] })
      .notNull()
      .default('WAITING'),
    /** The gateway's reason, for staff. */
    reason: text('reason'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: at('next_at').notNull(),
    /** Then it is of no use any more, and is not sent. */
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
