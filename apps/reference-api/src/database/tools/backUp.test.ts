import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationsAs } from '../../operations/operations.ts'
import { newDataFolder } from '../../testing/newDataFolder.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { staff } from '../../testing/staff.ts'
import { testServices } from '../../testing/testServices.ts'
import { withdrawAt } from '../../testing/withdrawAt.ts'
import { openDatabase } from '../open.ts'
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
  await operationsAs(services, staff).payWithdrawal(uuid)
  await close()
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

test('a backup restored elsewhere has the same books, which balance, and goes on from there', async () => {
  const before = await verify({ folder: first })
  expect(before).toMatchObject({ wrongs: [], lines: 1 })
  await backUp({ folder: first }, folder('backup'))
  await restore({ folder: folder('second') }, folder('backup'))
  expect(await verify({ folder: folder('second') })).toEqual(before)

  const { database, close } = await openDatabase({ folder: folder('second') })
  const { services } = testServices(database)
  await payIn(services, await newMember(services, { username: 'after' }), 50)
  await close()
  expect(await verify({ folder: folder('second') })).toMatchObject({ wrongs: [] })
})

test('a database that is there is not restored over', async () => {
  await expect(restore({ folder: first }, folder('backup'))).rejects.toThrow('left as it is')
})

test('books that were changed behind their back are found', async () => {
  await restore({ folder: folder('third') }, folder('backup'))
  const { database, close } = await openUnchanged({ folder: folder('third') })
  await database.execute('alter table ledger_accounts disable trigger all')
  await database.execute(`update ledger_accounts set balance = balance + 1 where kind = 'credit'`)
  await close()
  const { wrongs } = await verify({ folder: folder('third') })
  expect(wrongs.join()).toContain('a balance is not the sum of its entries')
})
