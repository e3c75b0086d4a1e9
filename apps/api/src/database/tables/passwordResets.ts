import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { members } from './members.ts'

/** Requests for a code to any phone; the member is looked up only after the answer. */
export const passwordResets = pgTable(
  'password_resets',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    phone: text('phone').notNull(),
    /** Network of the request; null on a known device. */
    network: text('network'),
    /** True if the member has used this device or network before. */
    isKnown: boolean('is_known').notNull().default(false),
    message: text('message').notNull(),
    /** The phone's member; null before the look-up, and if the phone is not registered. */
    memberUuid: uuid('member_uuid').references(() => members.uuid),
    codeHash: text('code_hash'),
    wrongTries: integer('wrong_tries').notNull().default(0),
    lookedUpAt: at('looked_up_at'),
    usedAt: at('used_at'),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [index('password_resets_ends').on(table.endsAt)],
)
