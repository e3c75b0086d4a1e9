import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from './database.ts'
import { channel, type Listener } from './listen.ts'
import { holdFolder } from './holdFolder.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import { openPostgres, type PostgresLimits } from './openPostgres.ts'
import * as schema from './schema.ts'
import { SyncedFolder, syncing } from './syncedFolder.ts'

export type OpenDatabase = {
  database: Database
  /** Does something while no other server on this database does such a thing. */
  alone: <Answer>(task: () => Promise<Answer>) => Promise<Answer>
  /** Whether it has not answered for a while; nobody need try. */
  isAway: () => boolean
  /** Hears what changes, on whichever server of this database; answers how to stop. */
  listen: (listener: Listener) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

type Where = { url: string; limits?: PostgresLimits } | { folder: string } | { memory: true; copyOf?: Blob }

/** Opens and migrates the database: a server's, one in a folder of our own, or one in memory (a copy of one, where given). */
export function openDatabase(where: Where): Promise<OpenDatabase> {
  if ('memory' in where) return openPglite({ ...(where.copyOf && { loadDataDir: where.copyOf }) })
  return 'url' in where ? openPostgres(where.url, where.limits) : openFolder(where.folder)
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true })
  const release = holdFolder(folder)
  try {
    const open = await openPglite({ fs: new SyncedFolder(join(folder, 'postgres')), startParams: syncing })
    return {
      ...open,
      close: async () => {
        await open.close()
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
  const database = drizzle({ client, schema })
  await migrate(database, { migrationsFolder })
  // One process has the folder, and the database lives in it.
  return {
    database,
    alone: (task) => task(),
    isAway: () => false,
    listen: ({ hear }) => client.listen(channel, hear),
    close: () => client.close(),
  }
}
