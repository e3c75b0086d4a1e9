import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rowsOf } from './invariants/describeViolations.ts'
import { findViolations } from './invariants/invariants.ts'
import { newDataFolder } from '../testing/newDataFolder.ts'
import { newMember } from '../testing/newMember.ts'
import { payIn } from '../testing/payIn.ts'
import { testServices } from '../testing/testServices.ts'
import { migrationsFolder } from './migrations.ts'
import { openDatabase } from './open.ts'
import { SyncedFolder, syncing } from './syncedFolder.ts'

const packageFolder = join(import.meta.dirname, '../..')
const drizzleKit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')

let copy: string
let copiedMigrations: string

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'member-migrations-'))
  copiedMigrations = join(copy, 'src/database/migrations')
  for (const part of ['package.json', 'drizzle.config.ts', 'src/database/schema.ts', 'src/database/tables'])
    cpSync(join(packageFolder, part), join(copy, part), { recursive: true })
  cpSync(migrationsFolder, copiedMigrations, { recursive: true })
  symlinkSync(join(packageFolder, 'node_modules'), join(copy, 'node_modules'))
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

const run = (...command: string[]) =>
  promisify(execFile)(process.execPath, [drizzleKit, ...command], { cwd: copy })

const openByHand = (folder: string) =>
  PGlite.create({ fs: new SyncedFolder(join(folder, 'postgres')), startParams: syncing })

const written = () =>
  Object.fromEntries(
    readdirSync(copiedMigrations, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(sql|json)$/.test(path))
      .map((path) => [path, readFileSync(join(copiedMigrations, path), 'utf8')]),
  )

test('the migrations make the tables that the schema describes, and form one chain', async () => {
  const before = written()
  const { stdout } = await run('check')
  expect(stdout).toContain("Everything's fine")
  await run('generate')
  expect(written()).toEqual(before)
  // A migration runs only if it is newer than the last one applied.
  const times = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(new Set(times).size).toBe(times.length)
})

test('the next migration takes the next number, and a database with money in it is migrated', async () => {
  const client = await openByHand(await newDataFolder())
  const database = drizzle({ client })
  const { services } = testServices(database)
  const member = await newMember(services)
  await payIn(services, member, 500)

  const table = join(copy, 'src/database/tables/ledger.ts')
  const opening = /'ledger_accounts',\s*\{/
  const source = readFileSync(table, 'utf8')
  expect(source).toMatch(opening)
  writeFileSync(
    table,
    source.replace(opening, (found) => `${found} note: text('note').notNull().default('none'),`),
  )
  const before = written()
  await run('generate', '--name', 'note')
  expect((await run('check')).stdout).toContain("Everything's fine")

  const { 'meta/_journal.json': _, ...old } = before
  const after = written()
  expect(after).toMatchObject(old)
  const next = String(Object.keys(before).filter((path) => path.endsWith('.sql')).length).padStart(4, '0')
  expect(Object.keys(after).filter((path) => !(path in before))).toEqual(
    expect.arrayContaining([`${next}_note.sql`, `meta/${next}_snapshot.json`]),
  )

  await migrate(database, { migrationsFolder: copiedMigrations })
  const accounts = sql`select kind, balance::text, note from ledger_accounts where member_uuid = ${member.uuid}`
  expect(await rowsOf(database, accounts)).toContainEqual({ kind: 'credit', balance: '50000', note: 'none' })
  await payIn(services, member, 100)
  expect(await rowsOf(database, accounts)).toContainEqual({ kind: 'credit', balance: '60000', note: 'none' })
  expect(await findViolations(database)).toEqual([])
  await client.close()
})

test('data that another set of migrations made is reported and left unchanged', async () => {
  const folder = await newDataFolder()
  const former = await openByHand(folder)
  await former.exec('update drizzle.__drizzle_migrations set created_at = created_at - 1')
  const list = 'select hash, created_at from drizzle.__drizzle_migrations order by id'
  const { rows } = await former.query(list)
  await former.close()

  await expect(openDatabase({ folder })).rejects.toThrow(
    `The data folder ${folder} was made by an earlier version, whose tables this one cannot carry on. Nothing in it was changed. Move it away to start with a fresh one, or set DATA_DIR to another folder; what is in it can be read with the version that made it.`,
  )
  const left = await openByHand(folder)
  expect((await left.query(list)).rows).toEqual(rows)
  await left.close()
})
