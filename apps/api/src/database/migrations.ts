import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as v from 'valibot'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Error that the database was created by an earlier version, whose migrations differ. */
export class EarlierVersion extends Error {
  override name = 'EarlierVersion'

  constructor(folder?: string) {
    const [which, mend] = folder
      ? [
          `The data folder ${folder}`,
          'Move it away to start with a fresh one, or set DATA_DIR to another folder',
        ]
      : ['The database of DATABASE_URL', 'Name an empty database there']
    super(
      `${which} was made by an earlier version, whose tables this one cannot carry on. Nothing in it was changed. ${mend}; what is in it can be read with the version that made it.`,
    )
  }
}

const Found = v.object({ rows: v.array(v.object({ found: v.boolean() })) })
const Applied = v.object({ rows: v.array(v.object({ at: v.pipe(v.unknown(), v.transform(Number)) })) })

/** Throws an EarlierVersion if the database began with other migrations than ours. */
export async function refuseEarlierVersion(
  database: PgDatabase<PgQueryResultHKT, Record<string, unknown>>,
  folder?: string,
) {
  const journal = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`
  if (!v.parse(Found, await database.execute(journal)).rows[0]?.found) return
  const earliest = sql`select created_at as at from drizzle.__drizzle_migrations order by created_at limit 1`
  const [first] = v.parse(Applied, await database.execute(earliest)).rows
  if (first && first.at !== readMigrationFiles({ migrationsFolder })[0]?.folderMillis) {
    throw new EarlierVersion(folder)
  }
}
