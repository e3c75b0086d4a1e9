import { existsSync, readdirSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import { CannotStart } from '../../values/cannotStart.ts'
import { fill, makeFolder, postgresIn, restoringIn } from '../../database/dataFolder.ts'
import { lockFolder } from '../../database/lockFolder.ts'
import { readBackup } from './backupFile.ts'
import type { Where } from './openUnchanged.ts'
import { postgresTool } from './postgresTool.ts'

/**
 * Restores a file of `backUp` into an empty database. Throws a CannotStart if the database is not empty or the
 * file is damaged.
 */
export async function restore(where: Where, file: string) {
  const content = await readBackup(where, file)
  if ('folder' in where) await restoreFolder(where.folder, content)
  else await restoreServer(where.directUrl ?? where.url, file)
}

async function restoreServer(url: string, file: string) {
  await refuseFilled(url)
  try {
    // Atomic: a partial database would be refused at the next attempt, as not empty.
    const words = ['--exit-on-error', '--single-transaction', '--no-owner']
    await postgresTool('pg_restore', words, { url, from: file })
  } catch (fault) {
    if (!(fault instanceof CannotStart)) throw fault
    throw new CannotStart(`Nothing was restored, and the database is unchanged. ${fault.message}`)
  }
}

async function restoreFolder(folder: string, content: Blob | undefined) {
  const data = postgresIn(folder)
  const isNew = !existsSync(folder)
  if (existsSync(data) && !isEmptyFolder(data))
    throw new CannotStart(`There is a database in ${folder} already, and it is unchanged.`)
  makeFolder(folder)
  const release = lockFolder(folder)
  try {
    await fill(folder, restoringIn(folder), content)
  } catch (fault) {
    rmSync(restoringIn(folder), { recursive: true, force: true })
    const reason = fault instanceof Error ? fault.message : String(fault)
    throw new CannotStart(
      `Nothing was restored: PostgreSQL cannot read this backup (${reason}). Use another one.`,
    )
  } finally {
    release()
    if (isNew && !existsSync(data)) rmSync(folder, { recursive: true })
  }
}

const isEmptyFolder = (path: string) => {
  try {
    return readdirSync(path).length === 0
  } catch {
    return false
  }
}

async function refuseFilled(connectionString: string) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ schema: string }>(tables)
    if (rows[0])
      throw new CannotStart(
        `The database of DATABASE_URL is not empty (there are tables in the schema ${rows[0].schema}), and it is unchanged. Create an empty one (createdb), name it in DATABASE_URL, and restore into it.`,
      )
  } finally {
    await client.end()
  }
}

/** Query for one table in any schema, except those of PostgreSQL and of extensions. */
const tables = `
  select n.nspname as schema from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  limit 1`
