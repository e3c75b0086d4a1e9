import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

/** Codes to the phones of who is about to register. */
export const phoneProofs = pgTable(
  'phone_proofs',
  {
    uuid: uuid('uuid').primaryKey().defaultRandom(),
    phone: text('phone').notNull(),
    /** HMAC of the code, by the server's key. */
    codeHash: text('code_hash').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    provenAt: at('proven_at'),
    usedAt: at('used_at'),
    /** Of the code; once it was given, of the proof. */
    endsAt: at('ends_at').notNull(),
  },
  (table) => [index('phone_proofs_ends').on(table.endsAt)],
)
