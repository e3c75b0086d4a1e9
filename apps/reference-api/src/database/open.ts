import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import type { Database } from './database.ts'
import { holdFolder } from './holdFolder.ts'
import { PreparingClient } from './preparing.ts'
import * as schema from './schema.ts'

export type OpenDatabase = { database: Database; close: () => Promise<void> }

/** The one set of migrations, for either kind of database. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

type Where = { url: string } | { folder: string } | { memory: true; copyOf?: Blob }

/** Opens and migrates the database: a server's, one in a folder of our own, or one in memory (a copy of one, where given). */
export function openDatabase(where: Where): Promise<OpenDatabase> {
  if ('memory' in where) return openPglite({ ...(where.copyOf && { loadDataDir: where.copyOf }) })
  return 'url' in where ? openPostgres(where.url) : openFolder(where.folder)
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true })
  const release = holdFolder(folder)
  try {
    const { database, close } = await openPglite({ dataDir: join(folder, 'postgres') })
    return {
      database,
      close: async () => {
        await close()
        release()
      },
    }
  } catch (fault) {
    release()
    throw fault
  }
}

async function openPglite(options: PGliteOptions): Promise<OpenDatabase> {
  const client = await PGlite.create(options)
  const database = drizzlePglite({ client, schema })
  await migratePglite(database, { migrationsFolder })
  return { database, close: () => client.close() }
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({ Client: PreparingClient, connectionString, max: 10, options: '-c timezone=UTC' })
  // An idle connection the server drops must not end the process; the next query gets a fresh one.
  pool.on('error', () => {})
  const database = drizzlePg({ client: pool, schema })
  try {
    const client = await pool.connect()
    try {
      // Several servers may start on one database: one migrates, the others wait.
      await client.query(`select pg_advisory_lock(hashtext('member-migrations'))`)
      await migratePg(drizzlePg({ client }), { migrationsFolder })
      await client.query(`select pg_advisory_unlock(hashtext('member-migrations'))`)
    } finally {
      client.release()
    }
  } catch (fault) {
    await pool.end()
    throw fault
  }
  return { database, close: () => pool.end() }
}
