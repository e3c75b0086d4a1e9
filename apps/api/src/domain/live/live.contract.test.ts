import { anyone, listNotices, readNotices } from '@member/api-client'
import { followLive } from '@member/api-client/follow-live'
import type { LiveEvent } from '@member/api-client/contract'
import { getSession } from '@member/api-client/session'
import { beforeEach, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { members } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { writeOperation } from '../settings/settings.ts'
import { endSessions } from '../sessions/sessions.ts'
import { day } from '../../values/bangkok.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { testServer } from '../../testing/testServer.ts'

const server = testServer()
let member: Member
beforeEach(async () => {
  member = await newMember(server.services)
  await server.logIn(member)
})

async function listening(lastId?: string, since?: number) {
  const leaving = new AbortController()
  const received: { event: LiveEvent; id: string }[] = []
  const states: boolean[] = []
  const over = followLive({
    signal: leaving.signal,
    lastId,
    since,
    onEvent: (event, id) => received.push({ event, id }),
    onState: (isLive) => states.push(isLive),
  })
  await vi.waitFor(() => expect(states).toContain(true))
  // The first event has the current state; a client that knows it gets no event.
  if (lastId === undefined) await vi.waitFor(() => expect(received).toHaveLength(1))
  return {
    received,
    states,
    last: () => received.at(-1)!,
    leave: async () => {
      leaving.abort()
      await over
    },
  }
}

test('a deposit that the bank reports is published at once, with the credit it changed', async () => {
  const line = await listening()
  await payIn(server.services, member, 500)
  await vi.waitFor(() => expect(line.received).toHaveLength(2))
  expect(line.last().event.changed).toEqual(expect.arrayContaining(['credit', 'deposits']))
  expect(line.last().event.deposit).toMatchObject({ amount: 500, status: 'SUCCESS', channel: 'AUTO' })
  await line.leave()
})

test('the number of new notices comes with each event, and is zero once they are read', async () => {
  const line = await listening()
  await payIn(server.services, member, 500)
  await vi.waitFor(() => expect(line.last().event).toMatchObject({ unread: 1 }))
  await readNotices((await listNotices()).items[0]!.createdAt, anyone)
  await vi.waitFor(() => expect(line.last().event).toEqual({ changed: ['notices'], unread: 0 }))
  await line.leave()
})

test('a notice that was committed late is published', async () => {
  const began = server.services.clock()
  server.pass(60_000)
  await payIn(server.services, member, 500)
  await readNotices((await listNotices()).items[0]!.createdAt, anyone)
  const line = await listening()
  await payIn({ ...server.services, clock: () => began }, member, 300)
  await vi.waitFor(() => expect(line.last().event).toMatchObject({ unread: 1 }))
  await line.leave()
})

test('a member receives nothing of another one', async () => {
  const line = await listening()
  await payIn(server.services, await newMember(server.services), 500)
  await payIn(server.services, member, 1)
  await vi.waitFor(() => expect(line.received).toHaveLength(2))
  expect(line.last().event.deposit).toMatchObject({ amount: 1 })
  await line.leave()
})

test('a member who comes back receives what happened meanwhile, and nothing where nothing did', async () => {
  const before = await listening()
  await before.leave()
  await payIn(server.services, member, 300)
  const after = await listening(before.last().id)
  await vi.waitFor(() => expect(after.last().event).toMatchObject({ deposit: { amount: 300 } }))
  await after.leave()

  const again = await listening(after.last().id)
  await writeOperation(server.services.database, { websiteStatus: 'ON', message: 'เปิดแล้ว' })
  await vi.waitFor(() => expect(again.received.map(({ event }) => event.changed)).toEqual([['site']]))
  await again.leave()
})

test('a page that opens receives which money changed since its first answers, and nothing where none did', async () => {
  const opened = server.services.clock().getTime()
  const first = await listening(undefined, opened)
  expect(first.last().event).toEqual({ changed: [], missed: [] })
  await first.leave()
  server.pass(1_000)
  await payIn(server.services, member, 300)
  const second = await listening(undefined, opened)
  expect(second.last().event).toEqual({ changed: [], missed: ['credit', 'deposits'] })
  await second.leave()
  const third = await listening(undefined, server.services.clock().getTime() + 1_000)
  expect(third.last().event).toEqual({ changed: [], missed: [] })
  await third.leave()
  const without = await listening()
  expect(without.last().event).toEqual({ changed: [] })
  await without.leave()
})

test('an id that is none of ours is answered with everything', async () => {
  const line = await listening('0')
  await vi.waitFor(() => expect(line.last().event.changed).toContain('credit'))
  await line.leave()
})

test('a session that is ended elsewhere ends the stream and with it the session here', async () => {
  const line = await listening()
  await endSessions(server.services.database, member.uuid, server.services.clock())
  await vi.waitFor(() => expect(getSession()).toBeNull())
  await line.leave()
})

test('a token that runs out ends the stream it opened, and with it the session here', async () => {
  server.pass(day - 1_500)
  const line = await listening()
  server.pass(1_500)
  expect(getSession()).not.toBeNull()
  await vi.waitFor(() => expect(getSession()).toBeNull())
  await line.leave()
})

test('a site that closes is published to everybody', async () => {
  const line = await listening()
  await writeOperation(server.services.database, { websiteStatus: 'MA' })
  await vi.waitFor(() => expect(line.last().event.changed).toEqual(['site']))
  await writeOperation(server.services.database, { websiteStatus: 'ON' })
  await vi.waitFor(() => expect(line.received).toHaveLength(3))
  await line.leave()
})

test('a level that the operator gives is published', async () => {
  const line = await listening()
  await server.services.database.update(members).set({ level: 3 }).where(eq(members.uuid, member.uuid))
  await vi.waitFor(() => expect(line.last().event.changed).toEqual(['level']))
  await line.leave()
})
