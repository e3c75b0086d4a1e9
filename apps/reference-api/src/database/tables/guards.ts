import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

/** The first answer to an order, kept for 24 h; `status` is null only inside the transaction that claims it. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** The member's uuid, or `visitor` for a registration. */
    scope: text('scope').notNull(),
    call: text('call').notNull(),
    key: uuid('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.call, table.key] })],
)

/** How often something was tried in its window: log-ins of a name, look-ups from an address. */
export const attempts = pgTable('attempts', {
  bucket: text('bucket').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: at('window_ends_at').notNull(),
})
