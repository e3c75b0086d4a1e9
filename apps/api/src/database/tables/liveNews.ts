import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Committed changes waiting to be published. */
export const liveNews = pgTable('live_news', {
  kind: text('kind').notNull(),
  /** Member whom the change concerns; null for all members. */
  memberUuid: uuid('member_uuid'),
})
