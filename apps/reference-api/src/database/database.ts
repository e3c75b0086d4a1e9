import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** PGlite or a PostgreSQL server: nothing above this line knows which. A transaction is one as well. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
