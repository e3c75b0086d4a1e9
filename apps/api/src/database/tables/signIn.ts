import { bigint, index, pgTable, text, uuid, boolean, integer, check, primaryKey } from 'drizzle-orm/pg-core'
import { at, bytes, satang } from './columns.ts'
import { members } from './members.ts'
import { sql } from 'drizzle-orm'

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

export const phoneProofs = pgTable(
  'phone_proofs',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    phone: text('phone').notNull(),
    codeHash: text('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    provenAt: at('proven_at'),
    usedAt: at('used_at'),
    /** Expiry of the code; after verification, of the proof. */
    endsAt: at('ends_at').notNull(),
  },
  (table) => [index('phone_proofs_ends').on(table.endsAt)],
)

export const secondFactors = pgTable(
  'second_factors',
  {
    memberUuid: uuid('member_uuid')
      .primaryKey()
      .references(() => members.uuid),
    secret: bytes('secret').notNull(),
    /** Time at which the member entered a first code; null during set-up, when no code is required. */
    provenAt: at('proven_at'),
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    /** Amount in satang above which withdrawals require a code. */
    askedAbove: satang('asked_above')
      .notNull()
      .default(sql`0`),
    createdAt: at('created_at').notNull(),
  },
  (table) => [check('second_factors_asked_above', sql`${table.askedAbove} >= 0`)],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [primaryKey({ columns: [table.memberUuid, table.codeHash] })],
)

/** Counts attempts, such as log-ins of a username, within time windows. */
export const attempts = pgTable(
  'attempts',
  {
    bucket: text('bucket').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: at('window_ends_at').notNull(),
  },
  (table) => [index('attempts_ended').on(table.windowEndsAt)],
)
