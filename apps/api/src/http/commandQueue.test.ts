import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../main/app.ts'
import type { OpenDatabase } from '../database/database.ts'
import { findViolations } from '../database/invariants/invariants.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { payIn } from '../testing/payIn.ts'
import { signInAs } from '../testing/signInAs.ts'
import { testServices } from '../testing/testServices.ts'
import { commandQueue } from './queues.ts'
import type { AppEnv, Member, Services } from '../services/services.ts'

let open: OpenDatabase
let services: Services
let app: Hono<AppEnv>

beforeAll(async () => {
  open = await openTestDatabase()
  ;({ services } = testServices(open.database))
  app = createApp(services)
})
afterAll(async () => {
  expect(await findViolations(open.database)).toEqual([])
  await open.close()
})

const withdraw = (member: Member, token: string) =>
  app.request(`/api/auth/withdraw/${member.uuid}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({ amount: 100 }),
  })
const credit = (member: Member, token: string) =>
  app.request(`/api/auth/user/getCredit/${member.username}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ balanceType: 'M' }),
  })

test('a member who sends hundreds of commands at once holds up nobody’s read', async () => {
  const [busy, other] = [await newMember(services), await newMember(services)]
  await payIn(services, busy, 1_000)
  const [token, otherToken] = [await signInAs(services, busy), await signInAs(services, other)]
  const statuses: number[] = []
  const sent = Array.from({ length: 100 }, async () => statuses.push((await withdraw(busy, token)).status))
  expect((await credit(other, otherToken)).status).toBe(200)
  const whenRead = statuses.filter((status) => status !== 429).length
  await Promise.all(sent)
  expect(whenRead).toBeLessThan(16)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50)
  // Refusals for congestion are not stored.
  expect((await withdraw(busy, token)).status).toBe(409)
})

test('commands of one member run one after another, those of many at once, as many as there is room for', async () => {
  const turns = commandQueue({ atOnce: 2, ofOneMember: 3 })
  const log: string[] = []
  const gates: (() => void)[] = []
  const send = (member: string, name: string) =>
    turns.admit(member, () =>
      turns.inTurn(member, async () => {
        log.push(name)
        await new Promise<void>((resolve) => gates.push(resolve))
      }),
    )
  const under = [send('a', 'a1'), send('a', 'a2'), send('b', 'b1'), send('c', 'c1')]
  await expect.poll(() => log).toEqual(['a1', 'b1'])
  gates.shift()!()
  await expect.poll(() => log).toEqual(['a1', 'b1', 'c1'])
  under.push(send('a', 'a3'))
  await expect(Promise.all([send('a', 'a4'), send('a', 'a5')])).rejects.toMatchObject({ status: 429_001 })
  while (log.length < 6) {
    await expect.poll(() => gates.length).toBeGreaterThan(0)
    gates.shift()!()
  }
  for (const gate of gates.splice(0)) gate()
  await Promise.allSettled(under)
})

test('a visitor’s request that bears a member’s id is not in the member’s queue', async () => {
  const { uuid } = await newMember(services)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const waiting = Array.from({ length: 16 }, () => services.commands.admit(uuid, () => held))
  const admit = vi.spyOn(services.commands, 'admit')
  const registering = await app.request('/api/user/register', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      'X-Request-Id': uuid,
    },
    body: JSON.stringify({
      phone: '0812340099',
      password: 'a quiet river 7',
      confirmPassword: 'a quiet river 7',
      bankId: '0581234500',
      bankName: 'KBANK',
      consent: { terms: true, privacy: true, marketing: false, version: '1' },
      ageConfirmed: true,
    }),
  })
  expect(admit).toHaveBeenCalledOnce()
  expect(registering.status).not.toBe(429)
  admit.mockRestore()
  letGo()
  await Promise.all(waiting)
})
