import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePostgres } from './fakePostgres.testing.ts'
import type { Database, OpenDatabase } from './database.ts'
import { openPostgres, defaultLimits } from './openPostgres.ts'
import { isUnavailable } from './failures.ts'

let server: Awaited<ReturnType<typeof fakePostgres>>
let open: OpenDatabase
const limits = { ...defaultLimits, connections: 2, connectMs: 300 }

beforeEach(async () => {
  server = await fakePostgres()
  open = await openPostgres({ url: server.url, limits })
})
afterEach(async () => {
  await open.close()
  await server.stop()
})

const ask = () => open.database.execute(sql`select 1`)
const faultOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    (fault: unknown) => (isUnavailable(fault) ? 'unavailable' : fault),
  )

test('a line that drops inside a transaction ends that transaction, not the process', async () => {
  const cut = open.database.transaction(async () => server.drop())
  expect(await faultOf(cut)).toBe('unavailable')
  await vi.waitFor(ask)
})

test('lines that drop while nobody asks are replaced', async () => {
  await Promise.all([ask(), ask()])
  server.drop()
  await vi.waitFor(ask)
})

test('connections that drop again and again while many ask are returned once each', async () => {
  for (let round = 0; round < 30; round += 1) {
    const asking = Array.from({ length: 10 }, (_, place) =>
      faultOf(place % 2 ? ask() : open.database.transaction((tx) => tx.execute(sql`select 2`))),
    )
    await asking[round % 10]
    server.drop()
    for (const said of await Promise.all(asking)) expect(['answered', 'unavailable']).toContain(said)
  }
  await vi.waitFor(ask)
})

test('lines that drop as a transaction begins do not use up the pool', async () => {
  for (let count = 0; count < 2 * limits.connections; count += 1) {
    server.dropAt('begin')
    expect(await faultOf(open.database.transaction((tx) => tx.execute(sql`select 2`)))).toBe('unavailable')
  }
  expect(await faultOf(ask())).toBe('answered')
})

const breath = ['select 3', 'insert into t values (1)', 'select 2', 'insert into t values (2)']
const askAll = (tx: Database) => Promise.all(breath.map((text) => tx.execute(sql.raw(text)).execute()))

const received = () =>
  server.heard.slice(server.heard.lastIndexOf('begin')).filter((text) => text !== 'select 1')

test('what is asked in one breath inside a transaction comes in its order, behind the begin', async () => {
  await open.database.transaction(askAll)
  expect(received()).toEqual(['begin', ...breath, 'commit'])
})

test('a transaction that cannot begin writes nothing', async () => {
  server.refuse('begin')
  await expect(open.database.transaction(askAll)).rejects.toMatchObject({ cause: { message: 'refused' } })
  expect(received()).toEqual(['begin', 'select 3', 'rollback'])
})

test('while the server is stopped everybody is refused at once, and it comes back by itself', async () => {
  // Prevents a wait for a connection longer than the test.
  await open.close()
  open = await openPostgres({ url: server.url, limits: { ...limits, connectMs: 3_600_000 } })
  await server.stop()
  expect(await Promise.all(Array.from({ length: 20 }, () => faultOf(ask())))).toEqual(
    Array.from({ length: 20 }, () => 'unavailable'),
  )
  await vi.waitUntil(open.isAway)
  await server.start()
  await vi.waitUntil(() => !open.isAway())
  expect(await faultOf(ask())).toBe('answered')
})

test('a machine that answers nothing any more is known to be unreachable', async () => {
  server.mute()
  await vi.waitUntil(open.isAway)
  server.drop()
  expect(await faultOf(ask())).toBe('unavailable')
})
