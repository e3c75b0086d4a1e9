import { expect, test, vi } from 'vitest'
import { isUnavailable } from '../database/failures.ts'
import { fakePostgres } from '../database/fakePostgres.testing.ts'
import { readEnvironment } from './environment.ts'
import { CannotStart } from '../values/cannotStart.ts'
import { explain } from './explain.ts'
import { identityKeyOf } from './identityKey.ts'
import { openWhenReachable } from './listen.ts'

test('a database that is not there is reported in one sentence, without its password', async () => {
  const url = 'postgres://member:secret@127.0.0.1:1/x'
  const { signal } = new AbortController()
  const fault = await openWhenReachable({ url }, { waitMs: 0, signal, log: () => {} }).catch(
    (error: unknown) => error,
  )
  expect(explain(fault)).toMatch(/^The database of DATABASE_URL cannot be opened \(ECONNREFUSED\)\.[^\n]+$/)
  expect(explain(fault)).not.toContain('secret')
})

test('an update that a deadlock with the bank feed undoes is made again', async () => {
  const server = await fakePostgres()
  server.deadlockAt('LOCK TABLE "deposits"')
  const { signal } = new AbortController()
  const log = vi.fn()
  const open = await openWhenReachable({ url: server.url }, { waitMs: 60_000, signal, log })
  expect(log).toHaveBeenCalledOnce()
  expect(server.heard.filter((statement) => statement.includes('LOCK TABLE "deposits"'))).toHaveLength(2)
  await open.close()
  await server.stop()
})

test('an operator who names a pooler alone reads what else to name', () => {
  const refused = Object.assign(new Error('unsupported startup parameter in options: lock_timeout'), {
    code: '08P01',
  })
  expect(explain(refused)).toMatch(/ Set DATABASE_DIRECT_URL [^\n]+$/)
  expect(isUnavailable(refused)).toBe(false)
  expect(isUnavailable(Object.assign(new Error('query_wait_timeout'), { code: '08P01' }))).toBe(true)
})

test('without a key that encrypts documents nothing starts but a simulation', () => {
  expect(identityKeyOf(readEnvironment({ SIMULATE: '1' }))).toHaveLength(32)
  expect(() => identityKeyOf(readEnvironment({}))).toThrow(CannotStart)
  expect(() => identityKeyOf(readEnvironment({}))).toThrow(/^IDENTITY_KEY is not set: [^\n]+$/)
})
