import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { explain } from '../main/explain.ts'
import { newDataFolder } from '../testing/newDataFolder.ts'
import { openDatabase } from './open.ts'
import { openUnchanged } from '../commands/database/openUnchanged.ts'

let parent: string
let first: string

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'member-damaged-'))
  first = await newDataFolder()
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const remove = (path: string) => rmSync(path, { recursive: true })
const sayOf = (opening: Promise<unknown>) => opening.then(() => 'it opened', explain)

test.each<[string, (data: string) => void, string]>([
  [
    'without its write-ahead log',
    (data) => remove(join(data, 'pg_wal')),
    'its write-ahead log (pg_wal) is missing',
  ],
  [
    'with an empty control file',
    (data) => truncateSync(join(data, 'global/pg_control')),
    'its control file (global/pg_control) is missing or empty',
  ],
  [
    'without its version',
    (data) => remove(join(data, 'PG_VERSION')),
    'its file PG_VERSION is missing or empty',
  ],
  ['without its tables', (data) => remove(join(data, 'base')), 'its tables (base) are missing'],
  [
    'that is empty',
    (data) => {
      remove(data)
      mkdirSync(data)
    },
    'the folder is empty',
  ],
  [
    'that is a file',
    (data) => {
      remove(data)
      writeFileSync(data, 'x')
    },
    'it is a file in place of a folder',
  ],
])('neither the server nor a tool opens a database %s', async (name, damage, problem) => {
  const folder = join(parent, name.replaceAll(' ', '-'))
  cpSync(first, folder, { recursive: true })
  damage(join(folder, 'postgres'))
  const sentence = `The database in ${join(folder, 'postgres')} is damaged: ${problem}. Nothing in it was changed. To go on, move it away and fill a new one with the last backup (\`db:restore FILE\`).`
  expect(await sayOf(openDatabase({ folder }))).toBe(sentence)
  expect(await sayOf(openUnchanged({ folder }))).toBe(sentence)
})

test('what PostgreSQL itself cannot start from is reported with what to do', async () => {
  const folder = join(parent, 'control')
  cpSync(first, folder, { recursive: true })
  const control = join(folder, 'postgres/global/pg_control')
  writeFileSync(control, readFileSync(control).fill(7))
  expect(await sayOf(openDatabase({ folder }))).toMatch(
    /^The database in \S+ does not open \([^\n]+\)\. Check [^\n]+db:restore FILE[^\n]+$/,
  )
})

test('a file in place of the data folder is reported with what to do', async () => {
  const folder = join(parent, 'file')
  writeFileSync(folder, 'x')
  expect(await sayOf(openDatabase({ folder }))).toMatch(
    /^The data folder \S+ cannot be made \(EEXIST\)\. Name /,
  )
})
