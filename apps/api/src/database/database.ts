import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Listener } from './publishing.ts'

/** Type of a database and of a transaction, the same on PGlite and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>

export type OpenDatabase = {
  database: Database
  /** Runs a task once no other server of this database runs one through `alone`. */
  alone: <Answer>(task: () => Promise<Answer>) => Promise<Answer>
  /** Runs a task. If another process already runs one of this name, does nothing and returns undefined. */
  once: <Answer>(name: string, task: () => Promise<Answer>) => Promise<Answer | undefined>
  /** True if the last checks of the database failed, so that callers need not try. */
  isAway: () => boolean
  /** Subscribes to changes that any server of this database publishes; returns an unsubscribe function. */
  listen: (listener: Listener) => Promise<() => Promise<void>>
  /** Returns the number of open and idle connections and waiting callers; undefined if embedded. */
  pool?: () => Record<string, number>
  close: () => Promise<void>
}
