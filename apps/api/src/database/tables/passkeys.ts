import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes } from './columns.ts'
import { members } from './members.ts'

/** Passkeys of members (WebAuthn): the public half of each, and what is known of the device that holds the other. */
export const passkeys = pgTable(
  'passkeys',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    /** The member's own word for it. */
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id'),
    publicKey: bytes('public_key').notNull(),
    /** Site that it belongs to (RP id). */
    rpId: text('rp_id').notNull(),
    transports: text('transports').array().notNull(),
    /** How often the device says it was used; 0 where it does not count. A step back means a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('passkeys_member').on(table.memberUuid)],
)

/** Challenges that were answered, until their time is over: none is answered twice. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  endsAt: at('ends_at').notNull(),
})
