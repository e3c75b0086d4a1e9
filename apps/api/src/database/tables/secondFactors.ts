import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes, satang } from './columns.ts'
import { members } from './members.ts'

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
