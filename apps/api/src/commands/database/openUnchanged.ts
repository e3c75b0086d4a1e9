import { existsSync } from 'node:fs'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/pglite'
import { Client } from 'pg'
import { CannotStart } from '../../values/cannotStart.ts'
import { openEmbedded, postgresIn } from '../../database/dataFolder.ts'
import type { Database } from '../../database/database.ts'
import { lockFolder } from '../../database/lockFolder.ts'
import { withoutTimeouts } from '../../database/openPostgres.ts'

export type Where = { url: string; directUrl?: string | undefined } | { folder: string }

type Unchanged = {
  database: Database
  dump?: () => Promise<Blob | File>
  close: () => Promise<void>
}

/** Opens a database without migrating it. Throws if the folder has no database or a server uses it. */
export async function openUnchanged(where: Where): Promise<Unchanged> {
  if ('url' in where) {
    const client = new Client({ connectionString: where.directUrl ?? where.url, options: withoutTimeouts })
    await client.connect()
    return { database: drizzleServer({ client }), close: () => client.end() }
  }
  if (!existsSync(postgresIn(where.folder))) throw new CannotStart(`There is no database in ${where.folder}.`)
  const release = lockFolder(where.folder)
  try {
    const client = await openEmbedded(where.folder)
    return {
      database: drizzle({ client }),
      dump: () => client.dumpDataDir('gzip'),
      close: async () => {
        await client.close()
        release()
      },
    }
  } catch (fault) {
    release()
    throw fault
  }
}
