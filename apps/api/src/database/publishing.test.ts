import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { payIn } from '../testing/payIn.ts'
import { testServices } from '../testing/testServices.ts'
import type { Member, Services } from '../services/services.ts'
import type { OpenDatabase } from './database.ts'
import { rowsOf } from './invariants/describeViolations.ts'
import { intervalAfter } from './publishing.ts'

let open: OpenDatabase
let services: Services
let member: Member
beforeAll(async () => {
  open = await openTestDatabase()
  ;({ services } = testServices(open.database))
  member = await newMember(services)
})
afterAll(() => open.close())

const waiting = () => rowsOf(open.database, sql`select kind from live_news`)

async function process() {
  const received: string[] = []
  const stop = await open.listen({ onNotify: (news) => received.push(news), missed: () => {} })
  return { received, stop }
}

test('news of a process that was killed after its commit is published by another', async () => {
  await payIn(services, member, 500)
  expect(await waiting()).not.toEqual([])
  const another = await process()
  await vi.waitFor(() => expect(another.received).toContain(`credit:${member.uuid}`))
  expect(await waiting()).toEqual([])
  await another.stop()
})

test('what is changed by hand in the database is published too', async () => {
  const { received, stop } = await process()
  await open.database.execute(sql`update members set level = level + 1 where uuid = ${member.uuid}`)
  await vi.waitFor(() => expect(received).toEqual([`level:${member.uuid}`]))
  await stop()
})

test('what is undone is no news, and what happens many times meanwhile is one', async () => {
  const raise = sql`update members set level = level + 1 where uuid = ${member.uuid}`
  await open.database
    .transaction(async (tx) => {
      await tx.execute(sql`update settings set value = value`)
      tx.rollback()
    })
    .catch(() => {})
  for (let count = 0; count < 3; count += 1) await open.database.execute(raise)
  const { received, stop } = await process()
  await vi.waitFor(() => expect(received).toEqual([`level:${member.uuid}`]))
  expect(await waiting()).toEqual([])
  await stop()
})

test('two processes publish each change once', async () => {
  const both = [await process(), await process()]
  await open.database.execute(sql`update members set level = level + 1 where uuid = ${member.uuid}`)
  await vi.waitFor(() => expect(both.map(({ received }) => received.length)).toEqual([1, 1]))
  await Promise.all(both.map(({ stop }) => stop()))
  expect(await waiting()).toEqual([])
})

test('the next look is so soon that a change is on the screen within a tenth of a second', () => {
  expect(intervalAfter(0, 1)).toBeLessThanOrEqual(50)
  expect(intervalAfter(3, 1)).toBeLessThanOrEqual(15)
})

test('looking at a table that a backup made long leaves most of the time to others', () => {
  expect(intervalAfter(0, 100)).toBeGreaterThanOrEqual(400)
})

test('no transaction notifies before its commit', async () => {
  // NOTIFY holds a database-wide lock until its commit is on disk.
  const notifying = sql`select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ 'notify'`
  expect(await rowsOf(open.database, notifying)).toEqual([])
})
