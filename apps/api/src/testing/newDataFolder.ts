import { cpSync, existsSync, mkdtempSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../database/open.ts'

export async function newDataFolder(): Promise<string> {
  const first = join(tmpdir(), 'member-data')
  if (!existsSync(first)) await make(first)
  const folder = emptyFolder()
  cpSync(first, folder, { recursive: true })
  return folder
}

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'member-data-'))

async function make(first: string) {
  const folder = emptyFolder()
  const { close } = await openDatabase({ folder })
  await close()
  try {
    renameSync(folder, first)
  } catch (error) {
    // Another worker may have created it meanwhile.
    if (!existsSync(first)) throw error
  }
}
