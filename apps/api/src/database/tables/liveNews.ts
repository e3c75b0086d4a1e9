import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

/**
 * News of committed changes, until a process publishes it. Unlogged and without any index or key: writing it makes no
 * transaction wait for another. After a crash it is empty, and every process looks at its members anew.
 */
export const liveNews = pgTable('live_news', {
  kind: text('kind').notNull(),
  /** Null where it concerns everybody. */
  memberUuid: uuid('member_uuid'),
})
