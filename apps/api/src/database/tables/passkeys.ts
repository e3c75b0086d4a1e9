import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes } from './columns.ts'
import { members } from './members.ts'

export const passkeys = pgTable(
  'passkeys',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id'),
    publicKey: bytes('public_key').notNull(),
    rpId: text('rp_id').notNull(),
    transports: text('transports').array().notNull(),
    /** Signature counter of the device; 0 if the device has none. A lower counter than before means a cloned key. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('passkeys_member').on(table.memberUuid)],
)

/** Challenges that were used and have not expired. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  endsAt: at('ends_at').notNull(),
})
