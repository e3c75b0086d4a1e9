import { anyone, getBonus, getSetting, listDeposits, takeBonus, type BonusEvery } from '@member/api-client'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { bonusChoices } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { readSite, writeSite } from '../settings/settings.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'

const server = testServer({ isChecked: true })
let member: Member

beforeEach(async () => {
  member = await newMember(server.services)
})

const run = async (bonusEvery?: BonusEvery, bonusEvery2?: BonusEvery) => {
  const { database } = server.services
  const allDay = { bonusTimeStart: null, bonusTimeEnd: null, bonusTimeStart2: null, bonusTimeEnd2: null }
  const rates = { bonusMax: 500, bonusRate: 20, endNumberBonus: 0, endNumberBonus2: 0 }
  const every = { ...(bonusEvery && { bonusEvery }), ...(bonusEvery2 && { bonusEvery2 }) }
  const promotion = { ...allDay, ...rates, bonusRate2: bonusEvery2 ? 10 : 0, ...every }
  await writeSite(database, { ...(await readSite(database)), promotion })
}

const on = async (day: string) => {
  server.turnTo(new Date(`${day}+07:00`))
  await server.logIn(member)
}
const offered = async () => (await getBonus(1000)).offers.map(({ id, every }) => `${id} ${every}`)
const pays = async (baht = 1000) => (await payIn(server.services, member, baht)).deposit.bonus
const takes = async (offer = '1') => {
  await takeBonus({ offer, amount: 1000 }, anyone)
  return pays()
}

// 16 November 2026 is a Monday.
test.each<[BonusEvery, again: string, early: string]>([
  ['DAY', '2026-11-19T00:00:00', '2026-11-18T23:59:59'],
  ['WEEK', '2026-11-23T00:00:00', '2026-11-22T23:59:59'],
])('a promotion for once a %s is had again in the next one', async (every, again, early) => {
  await run(every)
  await on('2026-11-18T10:00:00')
  expect(await offered()).toEqual([`1 ${every}`])
  expect((await getBonus()).had).toEqual([])
  expect(await takes()).toBe(20_000n)
  await on(early)
  expect(await offered()).toEqual([])
  expect((await getBonus()).had).toMatchObject([{ id: '1', every }])
  expect(await refusalOf(takeBonus({ offer: '1', amount: 1000 }, anyone))).toMatchObject({ status: 422701 })
  await on(again)
  expect(await takes()).toBe(20_000n)
})

test('a promotion for once is never had again, until another one is started', async () => {
  await run('ONCE')
  await on('2026-11-18T10:00:00')
  await takes()
  await on('2027-02-18T10:00:00')
  expect(await offered()).toEqual([])
})

test.each<BonusEvery[]>([
  ['ONCE', 'WEEK', 'DAY'],
  ['DAY', 'WEEK', 'ONCE'],
  ['WEEK', 'DAY', 'ONCE'],
])(
  'a promotion whose frequency changes while it runs (%s, %s, %s) is had once',
  async (first, second, third) => {
    await run(first)
    await on('2026-11-17T10:00:00')
    expect(await takes()).toBe(20_000n)
    for (const every of [second, third]) {
      await run(every)
      server.pass(60_000)
      expect(await offered()).toEqual([])
      expect((await getBonus()).had).toMatchObject([{ id: '1', every }])
      expect(await refusalOf(takeBonus({ offer: '1', amount: 1000 }, anyone))).toMatchObject({
        status: 422701,
      })
    }
  },
)

test('a promotion that becomes daily is had again in the week after the one it was had in', async () => {
  await run('ONCE')
  await on('2026-11-18T10:00:00')
  expect(await takes()).toBe(20_000n)
  await run('DAY')
  await on('2026-11-22T10:00:00')
  expect(await offered()).toEqual([])
  await on('2026-11-23T10:00:00')
  expect(await takes()).toBe(20_000n)
})

test('what was chosen before the frequency changed brings nothing after the bonus was had', async () => {
  await run('WEEK')
  await on('2026-11-18T10:00:00')
  await takeBonus({ offer: '1', amount: 1000 }, anyone)
  await run('DAY')
  server.pass(60_000)
  expect(await takes()).toBe(20_000n)
  // The replaced choice, as a transfer first seen earlier would find it.
  await server.services.database
    .update(bonusChoices)
    .set({ replacedAt: null, takenAt: server.services.clock() })
    .where(eq(bonusChoices.memberUuid, member.uuid))
  server.pass(60_000)
  expect(await pays()).toBe(0n)
})

test('each period counts for itself, and one that does not say how often is for once a day', async () => {
  await run(undefined, 'WEEK')
  await on('2026-11-18T10:00:00')
  expect(await offered()).toEqual(['1 DAY', '2 WEEK'])
  await takes('1')
  expect(await offered()).toEqual(['2 WEEK'])
  await takes('2')
  expect(await offered()).toEqual([])
})

test('what was chosen just before midnight is that day’s', async () => {
  await run('DAY')
  await on('2026-11-18T23:59:00')
  await takeBonus({ offer: '1', amount: 1000 }, anyone)
  await on('2026-11-19T00:10:00')
  expect(await pays()).toBe(20_000n)
  expect(await takes()).toBe(20_000n)
  expect(await offered()).toEqual([])
})

test('transfers that come at once bring it once, whatever was chosen meanwhile', async () => {
  await run('DAY')
  await on('2026-11-18T10:00:00')
  const given = await Promise.all([takes(), takes(), takes()].map((one) => one.catch(() => 0n)))
  expect(given.filter((bonus) => bonus > 0n)).toHaveLength(1)
  expect((await listDeposits()).items.filter(({ bonus }) => bonus > 0)).toHaveLength(1)
})

test('of what two tabs choose at once, the later choice is valid alone', async () => {
  await run('DAY', 'DAY')
  await on('2026-11-18T10:00:00')
  const { database } = server.services
  const transaction = vi.spyOn(database, 'transaction')
  const first = takeBonus({ offer: '1', amount: 1000 }, anyone)
  await vi.waitUntil(() => transaction.mock.calls.length > 0)
  server.pass(1)
  await Promise.all([first, takeBonus({ offer: '2', amount: 1000 }, anyone)])
  transaction.mockRestore()
  const all = await database.select().from(bonusChoices).where(eq(bonusChoices.memberUuid, member.uuid))
  expect(all).toHaveLength(2)
  expect(all.filter(({ replacedAt }) => replacedAt === null)).toMatchObject([{ offer: '2' }])
})

test('everybody reads how often', async () => {
  await run('ONCE', 'WEEK')
  expect((await getSetting()).promotion).toMatchObject({ bonusEvery: 'ONCE', bonusEvery2: 'WEEK' })
})
