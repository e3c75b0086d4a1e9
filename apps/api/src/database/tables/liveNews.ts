import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

/**
 * Committed changes waiting to be published. The table is unlogged and has no index or key, so that writing
 * never blocks. The table is empty after a crash, when every process checks its members again.
 */
export const liveNews = pgTable('live_news', {
  kind: text('kind').notNull(),
  /** Member whom the change concerns; null for all members. */
  memberUuid: uuid('member_uuid'),
})
