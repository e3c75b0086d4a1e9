import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
