import { existsSync, statSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CannotStart } from '../../values/cannotStart.ts'
import { readBackup } from './backupFile.ts'
import { openUnchanged, type Where } from './openUnchanged.ts'
import { postgresTool } from './postgresTool.ts'

/** Backs up the whole database to a file. The new backup replaces the previous file only after it was verified. */
export async function backUp(where: Where, file: string) {
  if (!existsSync(dirname(file))) throw new CannotStart(`There is no folder ${dirname(file)}.`)
  if (existsSync(file) && !statSync(file).isFile()) throw new CannotStart(`${file} is not a file.`)
  const draft = `${file}.${process.pid}.unfinished`
  try {
    if ('url' in where) {
      const words = ['--format=custom', '--no-owner']
      await postgresTool('pg_dump', words, { url: where.directUrl ?? where.url, to: draft })
    } else await dumpFolder(where, draft)
    await readBackup(where, draft)
    await rename(draft, file)
  } catch (fault) {
    await rm(draft, { force: true })
    // For example a full disk or a read-only folder.
    if (fault instanceof Error && 'syscall' in fault)
      throw new CannotStart(`The backup was not written (${fault.message}). An earlier ${file} is unchanged.`)
    throw fault
  }
  await sync(dirname(file))
}

async function dumpFolder(where: Where, draft: string) {
  const { dump, close } = await openUnchanged(where)
  try {
    const content = await dump?.()
    // Readable only by the owner from the first byte.
    const written = await open(draft, 'wx', 0o600)
    try {
      if (content) await written.writeFile(new Uint8Array(await content.arrayBuffer()))
      await written.sync()
    } finally {
      await written.close()
    }
  } finally {
    await close()
  }
}

async function sync(folder: string) {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
