import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Listener } from './publishing.ts'

/** PGlite or a PostgreSQL server: nothing above this line knows which. A transaction is one as well. */
export type Database = PgDatabase<PgQueryResultHKT>

export type OpenDatabase = {
  database: Database
  /** Does something while no other server on this database does such a thing. */
  alone: <Answer>(task: () => Promise<Answer>) => Promise<Answer>
  /** Does something unless another process is at a thing of this name; then it answers undefined. */
  once: <Answer>(name: string, task: () => Promise<Answer>) => Promise<Answer | undefined>
  /** True after some time without an answer; callers need not try. */
  isAway: () => boolean
  /** Hears what changes, on whichever server of this database; answers how to stop. */
  listen: (listener: Listener) => Promise<() => Promise<void>>
  /** Connections by state; none for a database in this process. */
  pool?: () => Record<string, number>
  close: () => Promise<void>
}
