import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes, satang } from './columns.ts'
import { members } from './members.ts'

/** Authenticator apps of members, one each. */
export const secondFactors = pgTable(
  'second_factors',
  {
    memberUuid: uuid('member_uuid')
      .primaryKey()
      .references(() => members.uuid),
    /** Sealed. */
    secret: bytes('secret').notNull(),
    /** When the first code was given; null while the member sets the app up, and nothing is asked. */
    provenAt: at('proven_at'),
    /** The last code that was used, by its half minute: none is used twice. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    /** A withdrawal of more than this asks for a code. */
    askedAbove: satang('asked_above')
      .notNull()
      .default(sql`0`),
    createdAt: at('created_at').notNull(),
  },
  (table) => [check('second_factors_asked_above', sql`${table.askedAbove} >= 0`)],
)

/** Each stands in for a code of the app, once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid),
    /** HMAC of the code, by the server's key. */
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [primaryKey({ columns: [table.memberUuid, table.codeHash] })],
)
