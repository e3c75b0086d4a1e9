import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'
import { members } from './members.ts'

/** Requests for a code to a phone, whoever it belongs to: which are a member's is looked up after the answer. */
export const passwordResets = pgTable(
  'password_resets',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    phone: text('phone').notNull(),
    /** That it was asked from; null on a device that the member has come in on. */
    network: text('network'),
    /** True if it was asked on a device, or from a network, that the member has come in on. */
    isKnown: boolean('is_known').notNull().default(false),
    /** The SMS, in the language of the request, without the code. */
    message: text('message').notNull(),
    /** Null until it is looked up, and where the phone is no member's. */
    memberUuid: uuid('member_uuid').references(() => members.uuid),
    /** HMAC of the code, by the server's key. */
    codeHash: text('code_hash'),
    wrongTries: integer('wrong_tries').notNull().default(0),
    lookedUpAt: at('looked_up_at'),
    usedAt: at('used_at'),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [index('password_resets_ends').on(table.endsAt)],
)
