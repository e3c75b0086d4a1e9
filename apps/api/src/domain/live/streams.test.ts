import { livePath } from '@member/api-client/contract'
import type { SQL } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { announcements, settings } from '../../database/schema.ts'
import { writeOperation } from '../settings/settings.ts'
import type { AppEnv, Member, Services, LiveHub, Stream } from '../../services/services.ts'
import { newMember } from '../../testing/newMember.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { payIn } from '../../testing/payIn.ts'
import { testServices } from '../../testing/testServices.ts'
import { readSharedHashes } from './news.ts'
import { live, liveHub } from './stream.ts'

// A stream that ends during a write does not affect the member's other streams.

let open: OpenDatabase
let services: Services
let member: Member
const faults: unknown[] = []
let hub: LiveHub
let stopHearing: () => Promise<void>
beforeAll(async () => {
  open = await openTestDatabase()
  ;({ services } = testServices(open.database))
  member = await newMember(services)
  hub = liveHub(open.database, (fault) => faults.push(fault))
  stopHearing = await open.listen(hub)
})
afterAll(async () => {
  await stopHearing()
  await open.close()
})

async function listener() {
  const joined: Stream[] = []
  const app = new Hono<AppEnv>()
    .use(async (context, next) => {
      context.set('member', member)
      context.set('sessionEndsAt', new Date(services.clock().getTime() + 60_000))
      await next()
    })
    .route('/', live({ ...services, live: { ...hub, join: (stream) => void joined.push(stream) } }))
  const response = await app.request(livePath)
  return { stream: joined[0]!, body: response.body! }
}

test('an event for a stream that ended goes nowhere, and it ends once', async () => {
  const { stream } = await listener()
  expect(stream.write('data: 1\n\n')).toBe(true)
  stream.end()
  expect(stream.write('data: 2\n\n')).toBe(false)
  expect(() => stream.end()).not.toThrow()
})

test('an event for a listener that left goes nowhere', async () => {
  const { stream, body } = await listener()
  await body.cancel()
  expect(stream.write('data: 1\n\n')).toBe(false)
  expect(() => stream.end()).not.toThrow()
})

test('a listener that reads nothing is let go', async () => {
  const { stream } = await listener()
  const piece = 'x'.repeat(10_000)
  const received = Array.from({ length: 7 }, () => stream.write(piece))
  expect([received[0], received.at(-1)]).toEqual([true, false])
  stream.end()
})

test('a tab that is closed while an event is published leaves the others their streams', async () => {
  const received: string[] = []
  const end = vi.fn<() => void>()
  const tab = (name: string): Stream => ({
    memberUuid: member.uuid,
    write: (text) => {
      received.push(`${name} ${text.includes('deposits') ? 'deposits' : 'first'}`)
      return true
    },
    end,
  })
  const closing: Stream = {
    ...tab('closing'),
    get lastEventId() {
      return 'something older'
    },
    // The state is set before the event is written.
    set lastEventId(_) {
      hub.leave(closing)
    },
  }
  hub.join(tab('other'))
  await vi.waitFor(() => expect(received).toContain('other first'))
  hub.join(closing)
  await payIn(services, member, 100)
  await vi.waitFor(() => expect(received).toContain('other deposits'))
  expect(received.filter((news) => news.startsWith('closing'))).toEqual([])
  expect({ faults, ended: end.mock.calls.length }).toEqual({ faults: [], ended: 0 })
})

test('an announcement changes the state of the site also before any setting is stored', async () => {
  await open.database.delete(settings)
  const before = await readSharedHashes(open.database)
  const shown = {
    title: 'ปิดปรับปรุง',
    detail: '<p>คืนนี้</p>',
    startAt: services.clock(),
    endAt: new Date('2027-01-01'),
  }
  await open.database.insert(announcements).values({ ...shown, type: 'POPUP', audience: 'VISITORS' })
  expect((await readSharedHashes(open.database)).site).not.toBe(before.site)
})

/** Returns a hub with streams of `count` new members, the queries sent, and the events received. */
async function connected(count: number) {
  const queries: unknown[] = []
  let hold: Promise<void> | undefined
  const database = new Proxy(open.database, {
    get: (target, key) => {
      if (key === 'execute' || key === 'select') queries.push(key)
      if (key !== 'execute' || !hold) return Reflect.get(target, key)
      return async (query: SQL) => {
        await hold
        return target.execute(query)
      }
    },
  })
  const own = liveHub(database, (fault) => faults.push(fault))
  const stop = await open.listen(own)
  const heard: { member: Member; texts: string[] }[] = []
  for (let place = 0; place < count; place += 1) {
    const one = { member: await newMember(services), texts: new Array<string>() }
    heard.push(one)
    own.join({ memberUuid: one.member.uuid, write: (text) => one.texts.push(text) > 0, end: () => {} })
  }
  const last = () => heard.map(({ texts }) => texts.at(-1)?.split('data: ')[1]?.trim())
  await vi.waitFor(() => expect(last()).toEqual(heard.map(() => '{"changed":[]}')))
  queries.length = 0
  return {
    queries,
    heard,
    last,
    stop,
    /** Delays the results of checks; returns a function that releases them. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      hold = promise
      return () => {
        hold = undefined
        resolve()
      }
    },
  }
}

test('a change of the site reaches every member by one query, however many are connected', async () => {
  const { queries, last, stop } = await connected(5)
  await writeOperation(open.database, { websiteStatus: 'ON', message: 'one' })
  await vi.waitFor(() => expect(last()).toEqual(last().map(() => '{"changed":["site"]}')))
  expect(queries).toHaveLength(1)
  await stop()
})

/** Inserts an announcement while `count` members are connected; returns the number of queries sent. */
async function announceTo(count: number, unread: number) {
  const { queries, last, stop } = await connected(count)
  const [startAt, endAt] = [new Date(), new Date(Date.now() + 60_000)]
  const row = { title: 'ข่าว', detail: 'ข่าว', type: 'MARQUEE' as const, audience: 'MEMBERS' as const }
  await open.database.insert(announcements).values({ ...row, startAt, endAt })
  const event = JSON.stringify({ changed: ['notices', 'site'], unread })
  await vi.waitFor(() => expect(last()).toEqual(last().map(() => event)))
  await stop()
  return queries.length
}

test('an announcement reaches five members with their unread notices by as many queries as one', async () => {
  expect(await announceTo(5, 1)).toBe(await announceTo(1, 2))
})

test('a change of the site while a member is checked comes after the member’s own change', async () => {
  const { queries, heard, hold, stop } = await connected(1)
  const { member: payer, texts } = heard[0]!
  const release = hold()
  await payIn(services, payer, 100)
  await vi.waitFor(() => expect(queries.length).toBeGreaterThan(0))
  await writeOperation(open.database, { websiteStatus: 'ON', message: 'two' })
  await vi.waitFor(() => expect(queries.length).toBeGreaterThan(1))
  release()
  await vi.waitFor(() => expect(texts.join('')).toMatch(/deposits[^]*site/))
  expect(texts.join('').match(/"site"/g)).toHaveLength(1)
  await stop()
})
