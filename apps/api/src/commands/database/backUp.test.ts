import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationsAs } from '../../operations/operations.ts'
import { newDataFolder } from '../../testing/newDataFolder.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { ownerStaff } from '../../testing/asStaff.ts'
import { testServices } from '../../testing/testServices.ts'
import { withdrawAt } from '../../testing/withdrawAt.ts'
import { openDatabase } from '../../database/open.ts'
import { backUp } from './backUp.ts'
import { openUnchanged } from './openUnchanged.ts'
import { restore } from './restore.ts'
import { verify } from './verify.ts'

let parent: string
let first: string
const folder = (name: string) => join(parent, name)

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'member-backup-'))
  first = await newDataFolder()
  const { database, close } = await openDatabase({ folder: first })
  const { services } = testServices(database)
  const member = await newMember(services)
  await payIn(services, member, 1_000)
  const { uuid } = await withdrawAt(services, member, 300)
  await operationsAs(services, ownerStaff).payWithdrawal(uuid)
  await close()
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

test('a backup restored elsewhere has the same books, which balance, and goes on from there', async () => {
  const before = await verify({ folder: first })
  expect(before).toMatchObject({ violations: [], lines: 1 })
  await backUp({ folder: first }, folder('backup'))
  await restore({ folder: folder('second') }, folder('backup'))
  expect(await verify({ folder: folder('second') })).toEqual(before)

  const { database, close } = await openDatabase({ folder: folder('second') })
  const { services } = testServices(database)
  await payIn(services, await newMember(services, { username: 'after' }), 50)
  await close()
  expect(await verify({ folder: folder('second') })).toMatchObject({ violations: [] })
})

test('a backup takes the place of the last one whole, for nobody else to read', async () => {
  writeFileSync(folder('nightly'), 'the last one')
  chmodSync(folder('nightly'), 0o644)
  await expect(backUp({ folder: folder('nowhere') }, folder('nightly'))).rejects.toThrow('no database')
  expect(readFileSync(folder('nightly'), 'utf8')).toBe('the last one')

  await backUp({ folder: first }, folder('nightly'))
  expect(statSync(folder('nightly')).mode & 0o777).toBe(0o600)
  expect(readdirSync(parent).filter((name) => name.includes('unfinished'))).toEqual([])
})

test.each([
  ['is cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2), 'cannot be read'],
  ['has other bytes in it', (whole: Buffer) => Buffer.from(whole).fill(7, 5_000, 6_000), 'cannot be read'],
  ['is something else', () => Buffer.from('hello'), 'is not a backup'],
  ['is an archive of something else', () => gzipSync('hello'), 'cannot be read'],
  ['is of a PostgreSQL server', () => Buffer.from('PGDMP...'), 'is a backup of a PostgreSQL server'],
])('a file that %s leaves no folder for a server to start on', async (_, damage, sentence) => {
  writeFileSync(folder('damaged'), damage(readFileSync(folder('backup'))))
  await expect(restore({ folder: folder('none') }, folder('damaged'))).rejects.toThrow(sentence)
  expect(existsSync(folder('none'))).toBe(false)
})

test('what PostgreSQL cannot start from leaves the data folder as it was', async () => {
  mkdirSync(folder('own'))
  writeFileSync(folder('own/other'), 'mine')
  writeFileSync(folder('damaged'), gzipSync('global/pg_control'))
  await expect(restore({ folder: folder('own') }, folder('damaged'))).rejects.toThrow('Nothing was restored')
  expect(readdirSync(folder('own'))).toEqual(['other'])
})

test('a server does not start where a restore was broken off, and the next restore fills it', async () => {
  mkdirSync(folder('broken/postgres.restoring'), { recursive: true })
  await expect(openDatabase({ folder: folder('broken') })).rejects.toThrow('did not finish. Run it again')
  await restore({ folder: folder('broken') }, folder('backup'))
  expect(await verify({ folder: folder('broken') })).toMatchObject({ violations: [] })
  expect(readdirSync(folder('broken'))).toEqual(['postgres'])
})

test('an empty folder that a restore once left is filled by the next', async () => {
  mkdirSync(folder('left/postgres'), { recursive: true })
  await restore({ folder: folder('left') }, folder('backup'))
  expect(await verify({ folder: folder('left') })).toMatchObject({ violations: [] })
})

test('a database that is there is not restored over', async () => {
  await expect(restore({ folder: first }, folder('backup'))).rejects.toThrow('it is unchanged')
})

test('books that were changed behind their back are found', async () => {
  await restore({ folder: folder('third') }, folder('backup'))
  const { database, close } = await openUnchanged({ folder: folder('third') })
  await database.execute('alter table ledger_accounts disable trigger all')
  await database.execute(`update ledger_accounts set balance = balance + 1 where kind = 'credit'`)
  await close()
  const { violations } = await verify({ folder: folder('third') })
  expect(violations.join()).toContain('a balance is not the sum of its entries')
})
