import { livePath } from '@member/api-client/contract'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import type { AppEnv, Member, Services } from '../../services/services.ts'
import { newMember } from '../../testing/newMember.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { payIn } from '../../testing/payIn.ts'
import { testServices } from '../../testing/testServices.ts'
import { live, liveHub } from './stream.ts'
import type { LiveHub, Stream } from '../../services/liveHub.ts'

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

test('what is told to a stream that ended goes nowhere, and it ends once', async () => {
  const { stream } = await listener()
  expect(stream.write('data: 1\n\n')).toBe(true)
  stream.end()
  expect(stream.write('data: 2\n\n')).toBe(false)
  expect(() => stream.end()).not.toThrow()
})

test('what is told to a listener that left goes nowhere', async () => {
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

test('a tab that is closed while news is told leaves the others their streams', async () => {
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
