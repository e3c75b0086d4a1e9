import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { SyncedFolder, syncing } from './syncedFolder.ts'

/** Error that the data folder cannot be created or its database cannot be opened. */
export class DamagedFolder extends Error {
  override name = 'DamagedFolder'
}

export const postgresIn = (folder: string) => join(folder, 'postgres')
/** Returns the folder that a restore fills first, so that an interrupted restore is not opened. */
export const restoringIn = (folder: string) => join(folder, 'postgres.restoring')
const newIn = (folder: string) => join(folder, 'postgres.new')

const mend = 'move it away and fill a new one with the last backup (`db:restore FILE`)'

export function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (fault) {
    throw new DamagedFolder(
      `The data folder ${folder} cannot be made (${codeOf(fault)}). Name a folder that this program may write in DATA_DIR; a file in its place has to be moved away.`,
    )
  }
}

/**
 * Opens the embedded database of a data folder. Throws a DamagedFolder if files are missing or PostgreSQL does
 * not start.
 */
export async function openEmbedded(folder: string): Promise<PGlite> {
  const missing = firstMissing(postgresIn(folder))
  if (missing)
    throw new DamagedFolder(
      `The database in ${postgresIn(folder)} is damaged: ${missing}. Nothing in it was changed. To go on, ${mend}.`,
    )
  try {
    return await start(postgresIn(folder))
  } catch (fault) {
    throw new DamagedFolder(
      `The database in ${postgresIn(folder)} does not open (${reasonOf(fault)}). Check that this program may write there and that the disk has space; if so, the database is damaged: ${mend}.`,
    )
  }
}

/**
 * Opens the embedded database of a data folder; creates an empty one if there is none. Throws a DamagedFolder if
 * a restore into the folder was interrupted.
 */
export async function openOrMakeEmbedded(folder: string): Promise<PGlite> {
  if (!existsSync(postgresIn(folder))) {
    if (existsSync(restoringIn(folder)))
      throw new DamagedFolder(
        `A restore into ${folder} did not finish. Run it again (\`db:restore FILE\`), or remove ${restoringIn(folder)} to start with an empty database.`,
      )
    await fill(folder, newIn(folder))
  }
  return openEmbedded(folder)
}

/** Creates the database of a data folder, empty or from a backup. */
export async function fill(folder: string, draft: string, loadDataDir?: Blob) {
  rmSync(draft, { recursive: true, force: true })
  const client = await start(draft, loadDataDir && { loadDataDir })
  await client.close()
  renameSync(draft, postgresIn(folder))
}

const start = (data: string, options?: PGliteOptions) =>
  PGlite.create({ ...options, fs: new SyncedFolder(data), startParams: syncing })

/** Describes the first required file that a data folder lacks; undefined if all exist. */
function firstMissing(data: string): string | undefined {
  if (!statSync(data).isDirectory()) return 'it is a file in place of a folder'
  if (readdirSync(data).length === 0) return 'the folder is empty'
  if (sizeOf(join(data, 'PG_VERSION')) === 0) return 'its file PG_VERSION is missing or empty'
  if (sizeOf(join(data, 'global/pg_control')) === 0)
    return 'its control file (global/pg_control) is missing or empty'
  if (!namesIn(join(data, 'base')).length) return 'its tables (base) are missing'
  if (!namesIn(join(data, 'pg_wal')).some((name) => /^[0-9A-F]{24}$/.test(name)))
    return 'its write-ahead log (pg_wal) is missing'
  return undefined
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0
const namesIn = (data: string) => (existsSync(data) ? readdirSync(data) : [])
const codeOf = (fault: unknown) =>
  fault instanceof Error && 'code' in fault ? String(fault.code) : 'unknown'
const reasonOf = (fault: unknown) =>
  (fault instanceof Error && fault.message.split(/[.\n]/)[0]) || 'PostgreSQL ended without a reason'
