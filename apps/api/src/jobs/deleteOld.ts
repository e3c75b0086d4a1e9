import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'

/** Maximum number of rows deleted by one statement; few, so that no request waits and no statement times out. */
const atOnce = 1_000

export async function deleteOld(database: Database, table: PgTable, isOld: SQL | undefined) {
  for (;;) {
    const gone = await database
      .delete(table)
      .where(sql`ctid = any(array(select ctid from ${table} where ${isOld} limit ${atOnce}))`)
      .returning({ gone: sql`1` })
    if (gone.length < atOnce) return
  }
}
