import type { Hono } from 'hono'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../main/app.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { attempts, phoneProofs } from '../../database/schema.ts'
import { createMetrics } from '../../services/metrics.ts'
import type { AppEnv } from '../../services/services.ts'
import { readSite, writeSite } from '../settings/settings.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { testServices } from '../../testing/testServices.ts'

let open: OpenDatabase
let bench: ReturnType<typeof testServices>
let app: Hono<AppEnv>
const metrics = createMetrics()

beforeAll(async () => {
  open = await openTestDatabase()
})
beforeEach(async () => {
  await open.database.delete(attempts)
  bench = testServices(open.database, { metrics })
  app = createApp(bench.services)
})
afterAll(() => open.close())

const day = 86_400
const call = async (path: string, address: string, body?: object) =>
  (
    await app.request(
      path,
      {
        method: body ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        ...(body && { body: JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
  ).status
const account = { bankId: '1234567890', bankName: 'KBANK' }
const name = (phoneProof?: string) => call('/api/bank/name', '203.0.113.1', { ...account, phoneProof })
const lookUps = [
  (address: string) => call('/api/user/checkPhone/0812345678', address),
  (address: string) => call('/api/user/checkUsername/somebody1', address),
  (address: string) => call('/api/user/checkBankId/1234567890', address, { bankName: 'KBANK' }),
  (address: string) => call('/api/user/inviter/nobody', address),
  (address: string) => call('/api/bank/name', address, account),
]
const ask = (address: string, nr = 0) => lookUps[nr % lookUps.length]!(address)
const warnings = () => bench.logged.filter(({ level }) => level === 'warn').map(({ unusual }) => unusual)

test('a network looks up so much a day, by whichever calls, and the operator reads it once', async () => {
  bench.services.throttles.lookUpDay = { times: 10, seconds: day }
  const first = await Promise.all(Array.from({ length: 10 }, (_, nr) => ask('198.51.100.1', nr)))
  expect(first).not.toContain(429)
  for (let nr = 0; nr < 5; nr += 1) expect(await ask('198.51.100.1', nr)).toBe(429)
  expect(await ask('203.0.113.1')).toBe(200)
  expect(warnings()).toEqual(['look-ups of a network'])
  bench.pass(day * 1_000)
  expect(await ask('198.51.100.1')).toBe(200)
})

test('all networks together look up so much a day, and the operator reads it at half of it and at the end', async () => {
  bench.services.throttles.lookUpAll = { times: 20, seconds: day }
  const statuses = await Promise.all(Array.from({ length: 30 }, (_, host) => ask(`198.51.100.${host}`)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(warnings()).toEqual(['half of the look-ups a day', 'all look-ups a day'])
  expect(await ask('203.0.113.1')).toBe(429)
})

test('look-ups are counted for monitoring, those that were refused apart', async () => {
  metrics.lookUps.reset()
  bench.services.throttles.lookUpDay = { times: 2, seconds: day }
  for (let time = 0; time < 5; time += 1) await ask('198.51.100.1')
  const { values } = await metrics.lookUps.get()
  expect(values.map(({ labels, value }) => [labels.outcome, value])).toEqual([
    ['done', 2],
    ['refused', 3],
  ])
})

test('the holder of an account is named after a proof of the phone where the operator asks for one', async () => {
  const { database, clock } = bench.services
  await writeSite(database, { ...(await readSite(database)), phoneProof: true })
  const endsAt = new Date(clock().getTime() + 600_000)
  const row = { phone: '0911111111', codeHash: 'x', endsAt }
  const [asked, proven, used] = await database
    .insert(phoneProofs)
    .values([row, { ...row, provenAt: clock() }, { ...row, provenAt: clock(), usedAt: clock() }])
    .returning()
  for (const proof of [undefined, 'nonsense', crypto.randomUUID(), asked!.uuid, used!.uuid])
    expect(await name(proof)).toBe(400)
  for (let time = 0; time < 10; time += 1) expect(await name(proven!.uuid)).toBe(200)
  expect(await name(proven!.uuid)).toBe(429)
  await database.update(phoneProofs).set({ endsAt: clock() }).where(eq(phoneProofs.uuid, proven!.uuid))
  expect(await name(proven!.uuid)).toBe(400)
  await writeSite(database, { ...(await readSite(database)), phoneProof: false })
  expect(await name()).toBe(200)
})
