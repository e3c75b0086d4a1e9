import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Database } from '../../database/database.ts'
import { members } from '../../database/schema.ts'

/** Closes all connections to this database, like a restart of its server; no effect on PGlite. */
export async function dropConnections(database: Database) {
  const server = process.env['DATABASE_URL']
  if (!server) return
  const client = new Client({ connectionString: server })
  await client.connect()
  const [row] = await database
    .select({ name: sql<string>`current_database()` })
    .from(members)
    .limit(1)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [row?.name])
  await client.end()
}
