import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { CannotStart } from '../../start/environment.ts'
import { holdFolder } from '../holdFolder.ts'
import { SyncedFolder, syncing } from '../syncedFolder.ts'
import type { Where } from './openUnchanged.ts'
import { withoutPassword } from './withoutPassword.ts'

/** Fills an empty database from a file that `backUp` wrote; one that is not empty is left as it is. */
export async function restore(where: Where, file: string) {
  if (!existsSync(file)) throw new CannotStart(`There is no file ${file}.`)
  if ('url' in where) {
    const url = where.directUrl ?? where.url
    await refuseFilled(url)
    const tool = withoutPassword(url)
    // All of it or nothing: half a database would be refused the next time, as one that is not empty.
    const words = ['--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${tool.url}`, file]
    await promisify(execFile)('pg_restore', words, { env: tool.env })
    return
  }
  const data = join(where.folder, 'postgres')
  if (existsSync(data))
    throw new CannotStart(`There is a database in ${where.folder} already: it is left as it is.`)
  mkdirSync(where.folder, { recursive: true })
  const release = holdFolder(where.folder)
  try {
    const loadDataDir = new Blob([new Uint8Array(readFileSync(file))])
    const client = await PGlite.create({ fs: new SyncedFolder(data), startParams: syncing, loadDataDir })
    await client.close()
  } finally {
    release()
  }
}

async function refuseFilled(connectionString: string) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `select 1 from information_schema.tables where table_schema in ('public', 'drizzle') limit 1`,
    )
    if (rowCount) throw new CannotStart('The database of DATABASE_URL is not empty: it is left as it is.')
  } finally {
    await client.end()
  }
}
