import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { makeFolder, openOrMakeEmbedded } from './dataFolder.ts'
import type { OpenDatabase } from './database.ts'
import { lockFolder } from './lockFolder.ts'
import { migrationsFolder, refuseEarlierVersion } from './migrations.ts'
import { skipWhileRunning } from './skipWhileLocked.ts'
import { channel, publishForever, publishing, type Listener } from './publishing.ts'
import { openPostgres, type PostgresLimits } from './openPostgres.ts'

type Where =
  | { url: string; directUrl?: string | undefined; limits?: PostgresLimits }
  | { folder: string }
  | { memory: true }

export function openDatabase(where: Where): Promise<OpenDatabase> {
  if ('memory' in where) return openMemory()
  return 'url' in where ? openPostgres(where) : openFolder(where.folder)
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  makeFolder(folder)
  const release = lockFolder(folder)
  try {
    const open = await migrated(await openOrMakeEmbedded(folder), folder)
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

const openMemory = async () => migrated(await PGlite.create())

async function migrated(client: PGlite, folder?: string): Promise<OpenDatabase> {
  const database = drizzle({ client })
  try {
    await refuseEarlierVersion(database, folder)
    await migrate(database, { migrationsFolder })
  } catch (fault) {
    await client.close()
    throw fault
  }
  // Embedded: one process owns the folder and runs the database.
  return {
    database,
    alone: (task) => task(),
    once: skipWhileRunning(),
    isAway: () => false,
    listen: (listener) => listenEmbedded(client, listener),
    close: () => client.close(),
  }
}

async function listenEmbedded(client: PGlite, { onNotify }: Listener) {
  const stopping = new AbortController()
  const stopListening = await client.listen(channel, onNotify)
  const publish = async () => (await client.query(publishing)).rows.length
  const ended = publishForever(() => publish().catch(() => 0), stopping.signal)
  return async () => {
    stopping.abort()
    await ended
    await stopListening()
  }
}
