import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

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
