import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

/**
 * Keys of commands, stored for ever, with their first answers, stored for 24 h. After that, `status` and `body`
 * are null.
 */
export const idempotency = pgTable(
  'idempotency',
  {
    /** The member's uuid; `visitor` for a registration. */
    scope: text('scope').notNull(),
    call: text('call').notNull(),
    key: uuid('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'idempotency_once', columns: [table.scope, table.call, table.key] }),
    index('idempotency_answered')
      .on(table.createdAt)
      .where(sql`status is not null`),
  ],
)
