import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { members } from './members.ts'

/** Requests for a code to reset a password, for any phone number. */
export const passwordResets = pgTable(
  'password_resets',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    phone: text('phone').notNull(),
    /** Network of the request; null if the request came from a known device. */
    network: text('network'),
    /** True if the phone's member has used this device or network before. */
    isKnown: boolean('is_known').notNull().default(false),
    message: text('message').notNull(),
    /** The member with this phone; null before the look-up, and if the phone is not registered. */
    memberUuid: uuid('member_uuid').references(() => members.uuid),
    codeHash: text('code_hash'),
    wrongTries: integer('wrong_tries').notNull().default(0),
    lookedUpAt: at('looked_up_at'),
    usedAt: at('used_at'),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [index('password_resets_ends').on(table.endsAt)],
)
