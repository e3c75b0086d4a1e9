import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './database.ts'
import { channel } from './listen.ts'
import { holdFolder } from './holdFolder.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import { onceHere } from './onceHere.ts'
import { openPostgres, type PostgresLimits } from './openPostgres.ts'
import { refuseFormer } from './refuseFormer.ts'
import { SyncedFolder, syncing } from './syncedFolder.ts'

type Where =
  | { url: string; directUrl?: string | undefined; limits?: PostgresLimits }
  | { folder: string }
  | { memory: true }

/** Opens and migrates the database: a server's, one in a folder of our own, or one in memory. */
export function openDatabase(where: Where): Promise<OpenDatabase> {
  if ('memory' in where) return openPglite()
  return 'url' in where ? openPostgres(where) : openFolder(where.folder)
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true })
  const release = holdFolder(folder)
  try {
    const open = await openPglite(
      { fs: new SyncedFolder(join(folder, 'postgres')), startParams: syncing },
      folder,
    )
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

async function openPglite(options: PGliteOptions = {}, folder?: string): Promise<OpenDatabase> {
  const client = await PGlite.create(options)
  const database = drizzle({ client })
  try {
    await refuseFormer(database, folder)
    await migrate(database, { migrationsFolder })
  } catch (fault) {
    await client.close()
    throw fault
  }
  // Embedded: one process owns the folder and runs the database.
  return {
    database,
    alone: (task) => task(),
    once: onceHere(),
    isAway: () => false,
    listen: ({ hear }) => client.listen(channel, hear),
    close: () => client.close(),
  }
}
