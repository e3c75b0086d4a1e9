import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Listener } from './publishing.ts'

/** Database on PGlite or PostgreSQL, with the same interface for both; also the type of a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>

export type OpenDatabase = {
  database: Database
  /** Runs a task while no other server on this database runs one through `alone`. */
  alone: <Answer>(task: () => Promise<Answer>) => Promise<Answer>
  /** Runs a task unless another process runs one of this name; in that case returns undefined. */
  once: <Answer>(name: string, task: () => Promise<Answer>) => Promise<Answer | undefined>
  /** True if the database has not answered for some time, so that callers need not try. */
  isAway: () => boolean
  /** Subscribes to changes published by any server of this database; returns an unsubscribe function. */
  listen: (listener: Listener) => Promise<() => Promise<void>>
  /** Returns the number of connections by state; absent for an embedded database. */
  pool?: () => Record<string, number>
  close: () => Promise<void>
}
