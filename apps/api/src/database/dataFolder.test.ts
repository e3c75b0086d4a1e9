import {
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { explain } from '../main/explain.ts'
import { newDataFolder } from '../testing/newDataFolder.ts'
import { openDatabase } from './open.ts'
import { openUnchanged } from '../commands/database/openUnchanged.ts'
import { PGlite } from '@electric-sql/pglite'
import { SyncedFolder, syncing } from './syncedFolder.ts'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { FolderLocked, lockFolder } from './lockFolder.ts'

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

test('a commit is on the disk before it is acknowledged', async () => {
  let synced = 0
  const fs = new SyncedFolder(join(await newDataFolder(), 'postgres'), (file) => {
    synced += 1
    fsyncSync(file)
  })
  const client = await PGlite.create({ fs, startParams: syncing })
  await client.exec('create table things (id int)')
  expect((await client.query('show fsync')).rows).toEqual([{ fsync: 'on' }])
  for (let count = 0; count < 3; count += 1) {
    const before = synced
    await client.query('insert into things values ($1)', [count])
    expect(synced).toBeGreaterThan(before)
  }
  await client.exec('checkpoint')
  await client.close()
})

describe('the lock of a data folder', () => {
  let folder: string
  let lock: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'member-hold-'))
    lock = join(folder, 'server.lock')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('a folder is locked by one process, and free again when that one releases it', () => {
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderLocked)
    release()
    expect(existsSync(lock)).toBe(false)
    lockFolder(folder)()
  })

  test('one that another living process holds is refused in one sentence', async () => {
    const take = `import(${JSON.stringify(import.meta.resolve('./lockFolder.ts'))}).then(({ lockFolder }) => {
    lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000) })`
    const other = spawn(process.execPath, ['--input-type=module', '--eval', take], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(other.stdout, 'data')
    expect(() => lockFolder(folder)).toThrow(
      new RegExp(
        `^The data folder .* is in use by process ${other.pid}\\. Stop that server, or set DATA_DIR`,
      ),
    )
    other.kill('SIGKILL')
    await once(other, 'exit')
    lockFolder(folder)()
  })

  test.each([
    ['a dead process', () => JSON.stringify({ pid: spawnSync('true').pid, started: '' })],
    [
      'a process whose number is used again',
      () => JSON.stringify({ pid: process.ppid, started: 'before/1' }),
    ],
    ['this number in an earlier life', () => JSON.stringify({ pid: process.pid, started: 'before/1' })],
    ['a write that was cut off', () => '{"pid": 12'],
  ])('the lock of %s is taken over', (_, content) => {
    writeFileSync(lock, content())
    const release = lockFolder(folder)
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid })
    release()
  })
})
