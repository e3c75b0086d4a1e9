import {
  getCredit,
  getWheel,
  listGameEvents,
  listRewardRequests,
  listWheelLog,
  newCommand,
  Prize,
  spinWheel,
} from '@member/api-client'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gameEvents, rewards } from '../../database/schema.ts'
import { type Gives, prizeGives } from '../../database/tables/prizeTypes.ts'
import type { Member } from '../../services/services.ts'
import { givePoints } from '../../testing/givePoints.ts'
import { givePlays, newEvent, newReward } from '../../testing/newEvent.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'
import { maximumRows } from '../../values/maximumRows.ts'

const server = testServer({ isChecked: true })
let member: Member

beforeEach(async () => {
  member = await newMember(server.services)
  await server.logIn(member)
})
afterEach(() => database().update(gameEvents).set({ isActive: false }))

const database = () => server.services.database
/** What a prize of each kind has as value, and what its winner has then. */
const won: Record<Gives, { value: bigint; baht?: number; points?: number; requests?: number }> = {
  credit: { value: 2_000n, baht: 20 },
  points: { value: 2_000n, points: 2_000 },
  goods: { value: 0n, requests: 1 },
  nothing: { value: 0n },
}
const tenBaht = { label: '10 บาท', type: 'CREDIT' as const, value: 1_000n }

async function wheelOf(...prizes: Parameters<typeof newEvent>[2] & object) {
  const wheel = await newEvent(database(), 'WHEEL', prizes, { depositPerPlay: 50_000n, playMax: 3 })
  await givePlays(database(), member, wheel.uuid, 2)
  return wheel
}

describe('a member sees the wheel', () => {
  test('with its segments and spins, and how likely each is, as it is drawn', async () => {
    const soldOut = await newReward(database(), { stock: 0 })
    const { uuid } = await wheelOf(
      { ...tenBaht, weight: 100 },
      { label: 'ไม่ได้รางวัล', type: 'NONE', weight: 900 },
      { label: 'หมวก', type: 'ITEM', rewardUuid: soldOut.uuid, weight: 500 },
    )
    expect(await getWheel()).toMatchObject({
      segments: [
        { label: '10 บาท', type: 'CREDIT', value: 10, color: '#ffca00', chance: 0.1 },
        { type: 'NONE', value: 0, chance: 0.9 },
        { type: 'ITEM', chance: 0 },
      ],
      spinLeft: 2,
      spinMax: 3,
    })
    const event = (await listGameEvents()).find((each) => each.uuid === uuid)
    expect(event?.prizes.map(({ chance }) => chance)).toEqual([0.1, 0.9, 0])
  })

  test('or learns that none runs', async () => {
    expect(await refusalOf(getWheel())).toMatchObject({ status: 404001 })
    expect(await refusalOf(spinWheel({ uuid: crypto.randomUUID() }, newCommand()))).toMatchObject({
      status: 404001,
    })
    expect(await refusalOf(listWheelLog(crypto.randomUUID()))).toMatchObject({ status: 404001 })
  })
})

describe('a member earns spins by deposits', () => {
  test('one for each full 500 baht, up to the number that can be stored', async () => {
    const wheel = await wheelOf(tenBaht)
    const one = await newMember(server.services)
    await server.logIn(one)
    await payIn(server.services, one, 499.99)
    expect((await getWheel()).spinLeft).toBe(0)
    await payIn(server.services, one, 1_200)
    expect((await getWheel()).spinLeft).toBe(2)
    await payIn(server.services, one, 5_000)
    expect(await getWheel()).toMatchObject({ uuid: wheel.uuid, spinLeft: 3, spinMax: 3 })
  })

  test('once for a transfer that is reported twice', async () => {
    await wheelOf(tenBaht)
    const one = await newMember(server.services)
    await server.logIn(one)
    const reference = crypto.randomUUID()
    await Promise.all([1, 2, 3].map(() => payIn(server.services, one, 500, reference)))
    expect((await getWheel()).spinLeft).toBe(1)
  })
})

describe('a member spins', () => {
  test('and has the credit that the server drew', async () => {
    const wheel = await wheelOf(tenBaht)
    const order = newCommand()
    const spun = await spinWheel({ uuid: wheel.uuid }, order)
    expect(spun).toMatchObject({
      prize: { label: '10 บาท', type: 'CREDIT', value: 10 },
      spinLeft: 1,
      log: { order: order.key },
      credit: { balance: 10 },
    })
    expect((await getWheel()).segments.map(({ id }) => id)).toContain(spun.segmentId)
    expect(await listWheelLog(wheel.uuid)).toMatchObject([{ order: order.key, prize: { label: '10 บาท' } }])
  })

  test.each(Prize.entries.type.options)('and has what a prize of type %s gives', async (type) => {
    const { value, baht = 0, points = 0, requests = 0 } = won[prizeGives[type]]
    const rewardUuid = requests > 0 ? (await newReward(database(), { status: 'PRIZE' })).uuid : null
    const wheel = await wheelOf({ label: 'รางวัล', type, value, rewardUuid })
    expect(await spinWheel({ uuid: wheel.uuid }, newCommand())).toMatchObject({
      prize: { type, value: baht + points },
      credit: { balance: baht, point: points },
    })
    expect(await listRewardRequests()).toHaveLength(requests)
  })

  test('and has a thing asked for, while there are any', async () => {
    const helmet = await newReward(database(), { stock: 1, needAddress: true, status: 'PRIZE' })
    const item = { label: 'หมวกกันน็อก', type: 'ITEM' as const, rewardUuid: helmet.uuid, weight: 1_000_000 }
    const wheel = await wheelOf(item, { ...tenBaht, weight: 1 })
    const order = newCommand()
    expect(await spinWheel({ uuid: wheel.uuid }, order)).toMatchObject({ prize: { type: 'ITEM', value: 0 } })
    expect(await listRewardRequests()).toMatchObject([
      { order: order.key, status: 'PENDING', reward: { uuid: helmet.uuid, point: 0 } },
    ])
    expect(await spinWheel({ uuid: wheel.uuid }, newCommand())).toMatchObject({ prize: { type: 'CREDIT' } })
    const [left] = await database().select().from(rewards).where(eq(rewards.uuid, helmet.uuid))
    expect(left?.stock).toBe(0)
  })

  test('and has at once the credit that a thing is', async () => {
    const { uuid: rewardUuid } = await newReward(database(), { credit: 5_000n, status: 'PRIZE' })
    const wheel = await wheelOf({ label: 'เครดิต 50', type: 'ITEM', rewardUuid })
    expect(await spinWheel({ uuid: wheel.uuid }, newCommand())).toMatchObject({ credit: { balance: 50 } })
    expect(await listRewardRequests()).toMatchObject([{ status: 'APPROVED', reward: { uuid: rewardUuid } }])
  })

  test('once by a repeat of the same order', async () => {
    const wheel = await wheelOf(tenBaht)
    const order = newCommand()
    expect(await spinWheel({ uuid: wheel.uuid }, order)).toEqual(await spinWheel({ uuid: wheel.uuid }, order))
    expect((await getCredit()).balance).toBe(10)
    expect((await getWheel()).spinLeft).toBe(1)
  })

  test('and pays no more points than agreed to, none where a free spin was agreed to, and once by a repeat', async () => {
    const change = { cost: 30, boughtPerDay: 9, playMax: 3 }
    const { uuid } = await newEvent(database(), 'WHEEL', [{ label: '-', type: 'NONE' }], change)
    await givePoints(database(), member, 100)
    await givePlays(database(), member, uuid, 1)
    const spin = (price: number, order = newCommand()) => spinWheel({ uuid, price }, order)
    expect(await getWheel()).toMatchObject({ spinLeft: 4, spinFree: 1, spinMax: 3 })
    const free = newCommand()
    const spun = await spin(0, free)
    expect(await spin(0, free)).toEqual(spun)
    expect(await getWheel()).toMatchObject({ spinLeft: 3, spinFree: 0 })
    const dearer = { status: 409403, code: 'PRICE_CHANGED', data: { cost: 30 } }
    expect(await refusalOf(spin(0))).toMatchObject(dearer)
    expect(await refusalOf(spin(20))).toMatchObject(dearer)
    expect((await getCredit()).point).toBe(100)
    const paid = newCommand()
    expect(spun.paid).toBe(0)
    expect(await spin(30, paid)).toMatchObject({ paid: 30 })
    expect(await spin(30, paid)).toMatchObject({ paid: 30 })
    expect((await getCredit()).point).toBe(70)
    // The server knows the key, whatever price a repeat names.
    expect(await refusalOf(spin(0, paid))).toMatchObject({ status: 409901, code: 'KEY_REUSED' })
  })

  test('as often as they have spins, from however many tabs', async () => {
    const wheel = await wheelOf(tenBaht)
    const tries = await Promise.allSettled(
      Array.from({ length: 7 }, () => spinWheel({ uuid: wheel.uuid }, newCommand())),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await getCredit()).balance).toBe(20)
    expect(await listWheelLog(wheel.uuid)).toHaveLength(2)
    expect(await refusalOf(spinWheel({ uuid: wheel.uuid }, newCommand()))).toMatchObject({
      status: 409401,
      code: 'NO_SPINS',
    })
  })

  test('and sees nobody else’s log', async () => {
    const wheel = await wheelOf(tenBaht)
    await spinWheel({ uuid: wheel.uuid }, newCommand())
    await server.logIn(await newMember(server.services))
    expect(await listWheelLog(wheel.uuid)).toEqual([])
  })
})

test('a prize is drawn and counted in the chances however many come before it, and no more than fit are listed', async () => {
  const blanks = Array.from({ length: maximumRows }, (_, at) => ({
    label: `ไม่ได้รางวัล ${at}`,
    type: 'NONE' as const,
    weight: at === 0 ? 1 : 0,
  }))
  const grand = { label: '10 บาท', type: 'CREDIT' as const, value: 1_000n, weight: 2_000_000_000 }
  const { uuid } = await newEvent(database(), 'WHEEL', [...blanks, grand], { playMax: 3 })
  await givePlays(database(), member, uuid, 1)

  const chance = 1 / 2_000_000_001
  const { segments } = await getWheel()
  expect(segments).toHaveLength(maximumRows)
  expect(segments[0]).toMatchObject({ chance })
  const event = (await listGameEvents()).find((each) => each.uuid === uuid)
  expect(event?.prizes).toHaveLength(maximumRows)
  expect(event?.prizes[0]).toMatchObject({ chance })
  expect((await spinWheel({ uuid }, newCommand())).prize.label).toBe('10 บาท')
})
