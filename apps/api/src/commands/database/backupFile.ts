import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { CannotStart } from '../../values/cannotStart.ts'
import type { Where } from './openUnchanged.ts'
import { postgresTool, ToolFailed } from './postgresTool.ts'

const kinds = {
  server: 'a PostgreSQL server (name one in DATABASE_URL)',
  folder: 'the embedded database (leave DATABASE_URL out)',
}

/**
 * Verifies a backup. Returns its content for a data folder, undefined for a PostgreSQL server. Throws a
 * CannotStart if the backup is damaged or of the wrong kind.
 */
export async function readBackup(where: Where, file: string): Promise<Blob | undefined> {
  const kind = kindOf(file)
  if (!kind) throw new CannotStart(`${file} is not a backup written by \`db:backup\`.`)
  const wanted = 'url' in where ? 'server' : 'folder'
  if (kind !== wanted)
    throw new CannotStart(`${file} is a backup of ${kinds[kind]}, and not of ${kinds[wanted]}.`)
  try {
    if (kind === 'server') {
      // Reads every row and discards the output.
      await postgresTool('pg_restore', ['--file=/dev/null', file], {})
      return undefined
    }
    const content = await promisify(gunzip)(await readFile(file))
    if (!content.includes('global/pg_control')) throw new Error('it contains no database')
    return new Blob([new Uint8Array(content)])
  } catch (fault) {
    if (fault instanceof CannotStart && !(fault instanceof ToolFailed)) throw fault
    const reason = fault instanceof Error ? fault.message : String(fault)
    throw new CannotStart(
      `The backup ${file} cannot be read (${reason}): it is damaged, or of a newer PostgreSQL. Nothing else was changed.`,
    )
  }
}

function kindOf(file: string): keyof typeof kinds | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new CannotStart(`There is no file ${file}.`)
  if (!found.isFile()) throw new CannotStart(`${file} is not a file.`)
  const start = Buffer.alloc(5)
  const opened = openSync(file, 'r')
  readSync(opened, start)
  closeSync(opened)
  if (start.toString('latin1') === 'PGDMP') return 'server'
  return start[0] === 0x1f && start[1] === 0x8b ? 'folder' : undefined
}
