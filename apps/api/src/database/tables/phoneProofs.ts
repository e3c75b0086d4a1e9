import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

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
