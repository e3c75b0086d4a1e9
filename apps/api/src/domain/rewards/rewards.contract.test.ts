import {
  anyone,
  getCredit,
  listRewardRequests,
  listRewards,
  newCommand,
  requestReward,
  saveAddress,
} from '@member/api-client'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { rewards } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { giveAddress, givePoints } from '../../testing/givePoints.ts'
import { newReward } from '../../testing/newEvent.ts'
import { newMember } from '../../testing/newMember.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'

const server = testServer({ isChecked: true })
let member: Member

beforeEach(async () => {
  member = await newMember(server.services)
  await server.logIn(member)
})

const database = () => server.services.database
const points = async () => (await getCredit()).point
const stockOf = async (uuid: string) =>
  (await database().select().from(rewards).where(eq(rewards.uuid, uuid)))[0]?.stock

describe('a member looks at the rewards', () => {
  test('by category, with what their points come to', async () => {
    const cap = await newReward(database(), { categoryId: 'caps', name: 'หมวกแก๊ป' })
    await newReward(database(), { categoryId: 'gold', name: 'ทองคำ' })
    await newReward(database(), { categoryId: 'caps', status: 'HIDDEN' })
    await newReward(database(), { categoryId: 'caps', status: 'PRIZE' })
    await givePoints(database(), member, 120)
    const found = await listRewards({ categoryId: 'caps' })
    expect(found).toMatchObject({
      total: 1,
      point: 120,
      items: [{ uuid: cap.uuid, name: 'หมวกแก๊ป', point: 100 }],
    })
    expect(found.categories.map(({ id }) => id)).toEqual(expect.arrayContaining(['caps', 'gold']))
    expect((await listRewards()).items.length).toBeGreaterThan(1)
    expect((await listRewards({ page: 9 })).items).toEqual([])
  })

  test('what they can have first, then the nearest with how far it is, and last what is gone', async () => {
    const shelf = { categoryId: 'reach' }
    await newReward(database(), { ...shelf, name: 'หมด', stock: 0, point: 10 })
    await newReward(database(), { ...shelf, name: 'ไกล', point: 48_000 })
    await newReward(database(), { ...shelf, name: 'ใกล้', point: 160, rank: 9 })
    await newReward(database(), { ...shelf, name: 'ได้เลย', point: 120, rank: 10 })
    await givePoints(database(), member, 120)
    const { items } = await listRewards(shelf)
    expect(items.map(({ name, reach }) => [name, reach])).toEqual([
      ['ได้เลย', null],
      ['ใกล้', { missing: 40, percent: 75 }],
      ['ไกล', { missing: 47_880, percent: 0 }],
      ['หมด', null],
    ])
  })

  test('and is refused a category that does not exist', async () => {
    expect(await refusalOf(listRewards({ categoryId: 'nowhere' }))).toMatchObject({ status: 404001 })
  })
})

describe('a member asks for a reward', () => {
  test('pays its points, takes it off the shelf, and finds it by the order’s key', async () => {
    const reward = await newReward(database(), { stock: 2 })
    await givePoints(database(), member, 250)
    const order = newCommand()
    expect(await requestReward(reward.uuid, order)).toMatchObject({
      request: { status: 'PENDING', order: order.key, reward: { uuid: reward.uuid, point: 100, stock: 1 } },
      credit: { point: 150 },
    })
    expect(await listRewardRequests()).toMatchObject([{ order: order.key, status: 'PENDING', address: null }])
    expect(await stockOf(reward.uuid)).toBe(1)
  })

  test('has one where the same order is sent again', async () => {
    const reward = await newReward(database())
    await givePoints(database(), member, 300)
    const order = newCommand()
    const first = await requestReward(reward.uuid, order)
    expect(await requestReward(reward.uuid, order)).toEqual(first)
    expect(await points()).toBe(200)
    expect(await listRewardRequests()).toHaveLength(1)
  })

  test('has credit at once where the reward is credit', async () => {
    const voucher = await newReward(database(), { credit: 5_000n })
    await givePoints(database(), member, 100)
    expect(await requestReward(voucher.uuid, newCommand())).toMatchObject({
      request: { status: 'APPROVED' },
      credit: { balance: 50, point: 0 },
    })
  })

  test('has goods sent to the address of that moment', async () => {
    const goods = await newReward(database(), { needAddress: true })
    await givePoints(database(), member, 200)
    expect(await refusalOf(requestReward(goods.uuid, newCommand()))).toMatchObject({
      status: 422403,
      code: 'ADDRESS_MISSING',
    })
    expect(await points()).toBe(200)
    await giveAddress(database(), member)
    await requestReward(goods.uuid, newCommand())
    await saveAddress({ zipcode: '50000' }, anyone)
    expect(await listRewardRequests()).toMatchObject([{ address: { zipcode: '10110' } }])
  })
})

describe('a member is refused', () => {
  test('what their points do not reach, with both figures', async () => {
    const reward = await newReward(database())
    await givePoints(database(), member, 99)
    expect(await refusalOf(requestReward(reward.uuid, newCommand()))).toMatchObject({
      status: 422401,
      code: 'REWARD_POINTS',
      data: { cost: 100, point: 99 },
    })
    expect(await stockOf(reward.uuid)).toBe(5)
  })

  test('what is out of stock', async () => {
    const reward = await newReward(database(), { stock: 0 })
    await givePoints(database(), member, 100)
    expect(await refusalOf(requestReward(reward.uuid, newCommand()))).toMatchObject({
      status: 422402,
      code: 'REWARD_STOCK',
    })
    expect(await points()).toBe(100)
  })

  test('what is not for sale, and what is no reward', async () => {
    const prize = await newReward(database(), { status: 'PRIZE' })
    for (const uuid of [prize.uuid, crypto.randomUUID(), 'no-uuid']) {
      expect(await refusalOf(requestReward(uuid, newCommand()))).toMatchObject({ status: 404001 })
    }
  })
})

describe('at the same time', () => {
  test('two tabs buy what the points reach once', async () => {
    const reward = await newReward(database())
    await givePoints(database(), member, 150)
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => requestReward(reward.uuid, newCommand())),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await points()).toBe(50)
  })

  test('the last one on the shelf goes to one of many members', async () => {
    const reward = await newReward(database(), { stock: 1 })
    const outcomes = []
    for (let turn = 0; turn < 5; turn += 1) {
      const one = await newMember(server.services)
      await givePoints(database(), one, 100)
      await server.logIn(one)
      outcomes.push(
        requestReward(reward.uuid, newCommand()).then(
          () => 'bought',
          (refused: { status: number }) => String(refused.status),
        ),
      )
    }
    expect((await Promise.all(outcomes)).toSorted()).toEqual([
      '422402',
      '422402',
      '422402',
      '422402',
      'bought',
    ])
    expect(await stockOf(reward.uuid)).toBe(0)
  })

  test('the database itself lets no shelf go below zero', async () => {
    const reward = await newReward(database(), { stock: 0 })
    await expect(
      database().update(rewards).set({ stock: -1 }).where(eq(rewards.uuid, reward.uuid)),
    ).rejects.toThrow()
  })
})
