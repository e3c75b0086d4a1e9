import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLog } from '../operations/verifyLog.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { payIn } from '../testing/payIn.ts'
import { testServices } from '../testing/testServices.ts'
import type { OpenDatabase } from './database.ts'
import { migrationsFolder } from './migrations.ts'
import { deposits, games, operationLog } from './schema.ts'
import { searchKey } from '@member/i18n/search'
import { newGame } from '../testing/newGame.ts'

let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

test('a transfer that two spellings credited twice is numbered by the update, and staff find it in the log', async () => {
  const { database } = open
  const { services, pass } = testServices(database)
  const member = await newMember(services)
  const uuids: string[] = []
  for (const reference of ['one', 'two', 'another']) {
    uuids.push((await payIn(services, member, 100, reference)).deposit.uuid)
    pass(1_000)
  }
  const spell = (uuid: string, transRef: string) =>
    database.update(deposits).set({ transRef }).where(eq(deposits.uuid, uuid))

  const statements = readFileSync(join(migrationsFolder, '0029_reference_case.sql'), 'utf8')
  for (const index of ['deposits_transfer_once', 'feed_lines_reference'])
    await database.execute(sql.raw(`drop index ${index}`))
  await spell(uuids[0]!, 'ab12')
  await spell(uuids[1]!, 'AB12')
  await database.transaction(async (tx) => {
    for (const statement of statements.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
  })

  const rows = await database.select().from(deposits).orderBy(deposits.createdAt)
  expect(rows.map(({ transRef }) => transRef)).toEqual(['ab12', 'AB12 (2)', 'another'])
  expect(await database.select().from(operationLog)).toMatchObject([
    {
      id: 1n,
      byKind: 'JOB',
      act: 'TRANSFER_NUMBERED',
      memberUuid: member.uuid,
      subject: uuids[1],
      detail: { from: 'AB12', to: 'AB12 (2)' },
    },
  ])
  expect((await verifyLog(database)).brokenAt).toBeUndefined()
})

test('a name that was written down with its signs is found without them after the update', async () => {
  const name = 'ป๊อกเด้ง การ์ตูน เป็นเซียน'
  await newGame(open.database, { name, searchKey: 'ปอกเดงการ์ตูนเป็นเซียน|golden dragon' })
  const update = readFileSync(join(migrationsFolder, '0005_fold_search_keys.sql'), 'utf8')
  await open.database.execute(sql.raw(update))
  const [game] = await open.database.select().from(games)
  expect(game!.searchKey.split('|')[0]).toBe(searchKey(name))
})
