import { bigint, jsonb, pgTable, text, index, integer, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { at } from './columns.ts'

export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: at('started_at').notNull(),
  /** End of the last run; null while the job runs, and if the process was killed during the run. */
  endedAt: at('ended_at'),
  succeededAt: at('succeeded_at'),
  fault: text('fault'),
  runs: bigint('runs', { mode: 'bigint' })
    .notNull()
    .default(sql`0`),
  state: jsonb('state'),
})

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

/** Committed changes waiting to be published. */
export const liveNews = pgTable('live_news', {
  kind: text('kind').notNull(),
  /** Member whom the change concerns; null for all members. */
  memberUuid: uuid('member_uuid'),
})
