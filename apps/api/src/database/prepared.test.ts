import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fakePostgres } from './fakePostgres.testing.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import type { Database, OpenDatabase } from './database.ts'
import { openPostgres } from './openPostgres.ts'
import { prepared, preparedSql } from './prepared.ts'
import { attempts } from './schema.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

const windowEndsAt = new Date('2026-11-24T12:00:00Z')
const add = prepared('add_attempts', ['bucket', 'count'], (database, { bucket, count }) =>
  database.insert(attempts).values({ bucket, count, windowEndsAt }),
)
const find = prepared('attempts_of', ['bucket'], (database, { bucket }) =>
  database.select().from(attempts).where(eq(attempts.bucket, bucket)),
)

test('each call brings its own values', async () => {
  await add(open.database, { bucket: 'one', count: 1 })
  await add(open.database, { bucket: 'two', count: 2 })
  expect(await find(open.database, { bucket: 'two' })).toEqual([{ bucket: 'two', count: 2, windowEndsAt }])
})

test('a statement of plain SQL is prepared as well', async () => {
  await add(open.database, { bucket: 'plain', count: 1 })
  const raise = preparedSql(
    'raise_attempts',
    ['bucket', 'by'],
    ({ bucket, by }) =>
      sql`update ${attempts} set count = count + ${by}::int where ${attempts.bucket} = ${bucket}`,
  )
  await raise(open.database, { bucket: 'plain', by: 2 })
  await raise(open.database, { bucket: 'plain', by: 3 })
  expect(await find(open.database, { bucket: 'plain' })).toMatchObject([{ count: 6 }])
})

test('what a transaction asks is undone with it', async () => {
  const undone = open.database.transaction(async (tx) => {
    await add(tx, { bucket: 'undone', count: 1 })
    expect(await find(tx, { bucket: 'undone' })).toHaveLength(1)
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await find(open.database, { bucket: 'undone' })).toEqual([])
})

test('on a server it is built once for a connection, however many transactions that has', async () => {
  const server = await fakePostgres()
  const { database, close } = await openPostgres({ url: server.url })
  const build = vi.fn((of: Database) => of.select({ count: attempts.count }).from(attempts))
  const counts = prepared('counts', [], build)
  for (let time = 0; time < 3; time += 1) await database.transaction((tx) => counts(tx, {}))
  expect(build).toHaveBeenCalledOnce()
  await close()
  await server.stop()
})
