import {
  flipCard,
  flipRewardCard,
  getCredit,
  listFlipLogs,
  listGameEvents,
  listMyRewardRequests,
  newCommand,
} from '@member/api-client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gameEvents, idempotency } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { giveAddress, givePoints } from '../../testing/givePoints.ts'
import { givePlays, newEvent, newReward } from '../../testing/newEvent.ts'
import { newMember } from '../../testing/newMember.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'

const server = testServer({ isChecked: true })
let member: Member

beforeEach(async () => {
  member = await newMember(server.services)
  await server.logIn(member)
})
afterEach(() => database().update(gameEvents).set({ isActive: false }))

const database = () => server.services.database
const hundred = { label: '100 คะแนน', type: 'POINT' as const, value: 100n }
const nothing = { label: 'ไม่ได้รางวัล', type: 'NONE' as const }

const free = async (uuid: string) => (await listGameEvents()).find((event) => event.uuid === uuid)?.playFree

describe('a member turns a card', () => {
  test('has what lay under it, and sees what lay under the others', async () => {
    const { uuid } = await newEvent(database(), 'FLIP_CARD', [hundred], { cards: 6 })
    await givePlays(database(), member, uuid, 1)
    expect(await free(uuid)).toBe(1)
    const order = newCommand()
    const turned = await flipCard({ gameUuid: uuid, cardIndex: 4 }, order)
    expect(turned).toMatchObject({ cardIndex: 4, prize: { value: 100 }, playLeft: 0, credit: { point: 100 } })
    expect(turned.others).toHaveLength(5)
    expect(await listFlipLogs()).toMatchObject({ total: 1, items: [{ order: order.key }] })
  })

  test('pays points where none is earned, as often as a day allows', async () => {
    const change = { cards: 3, cost: 30, boughtPerDay: 2 }
    const { uuid } = await newEvent(database(), 'FLIP_CARD', [nothing], change)
    await givePoints(database(), member, 100)
    await givePlays(database(), member, uuid, 1)
    const turn = () => flipCard({ gameUuid: uuid, cardIndex: 0 }, newCommand())
    expect(await free(uuid)).toBe(1)
    expect(await turn()).toMatchObject({ playLeft: 2, credit: { point: 100 } })
    expect(await free(uuid)).toBe(0)
    expect(await turn()).toMatchObject({ playLeft: 1, credit: { point: 70 } })
    expect(await turn()).toMatchObject({ playLeft: 0, credit: { point: 40 } })
    expect(await refusalOf(turn())).toMatchObject({ status: 409402, code: 'NO_TURNS' })
    server.pass(86_400_000)
    await server.logIn(member)
    expect(await turn()).toMatchObject({ playLeft: 0, credit: { point: 10 } })
    expect(await refusalOf(turn())).toMatchObject({ status: 409402, data: { cost: 30, point: 10 } })
  })

  test('is not paid for at a higher price than the member agreed to, nor where a free turn was agreed to', async () => {
    const { uuid } = await newEvent(database(), 'FLIP_CARD', [nothing], {
      cards: 3,
      cost: 30,
      boughtPerDay: 9,
    })
    await givePoints(database(), member, 100)
    const turn = (price: number) => flipCard({ gameUuid: uuid, cardIndex: 0, price }, newCommand())
    const dearer = { status: 409403, code: 'PRICE_CHANGED', data: { cost: 30 } }
    expect(await refusalOf(turn(20))).toMatchObject(dearer)
    expect(await refusalOf(turn(0))).toMatchObject(dearer)
    expect((await getCredit()).point).toBe(100)
    expect(await turn(30)).toMatchObject({ credit: { point: 70 } })
    await givePlays(database(), member, uuid, 1)
    expect(await turn(0)).toMatchObject({ credit: { point: 70 } })
  })

  test('is not paid for again by a key whose record is gone', async () => {
    const { uuid } = await newEvent(database(), 'FLIP_CARD', [nothing], {
      cards: 3,
      cost: 30,
      boughtPerDay: 9,
    })
    await givePoints(database(), member, 100)
    const [card, order] = [{ gameUuid: uuid, cardIndex: 0 }, newCommand()]
    await flipCard(card, order)
    await database().delete(idempotency)
    expect(await refusalOf(flipCard(card, order))).toMatchObject({ status: 409_901, code: 'KEY_REUSED' })
    expect((await getCredit()).point).toBe(70)
  })

  test('once by a repeat of the same order, and twice by no tab', async () => {
    const { uuid } = await newEvent(database(), 'FLIP_CARD', [hundred], { cards: 2 })
    await givePlays(database(), member, uuid, 2)
    const order = newCommand()
    const card = { gameUuid: uuid, cardIndex: 1 }
    expect(await flipCard(card, order)).toEqual(await flipCard(card, order))
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => flipCard(card, newCommand())))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await getCredit()).point).toBe(200)
    expect(await refusalOf(flipCard({ ...card, cardIndex: 0 }, order))).toMatchObject({ status: 409901 })
  })

  test('is refused a card that does not lie there, and a game that does not run', async () => {
    const { uuid } = await newEvent(database(), 'FLIP_CARD', [hundred], { cards: 3 })
    await givePlays(database(), member, uuid, 1)
    expect(await refusalOf(flipCard({ gameUuid: uuid, cardIndex: 3 }, newCommand()))).toMatchObject({
      status: 400001,
      data: { fields: { cardIndex: 'ไม่มีไพ่ใบนี้' } },
    })
    expect(await refusalOf(flipRewardCard({ gameUuid: uuid, cardIndex: 0 }, newCommand()))).toMatchObject({
      status: 404001,
    })
    expect(await listGameEvents()).toContainEqual(expect.objectContaining({ uuid, playLeft: 1 }))
  })
})

const goods = async (stock = 3) => {
  const cap = await newReward(database(), { stock, needAddress: true, status: 'PRIZE' })
  const item = { label: 'หมวก', type: 'ITEM' as const, rewardUuid: cap.uuid, weight: 1_000_000 }
  const { uuid } = await newEvent(database(), 'FLIP_CARD_REWARD', [item, nothing], { cards: 4 })
  await givePlays(database(), member, uuid, 2)
  return { gameUuid: uuid, cardIndex: 2 }
}

describe('a member turns a card for goods', () => {
  test('says first where they are to be sent', async () => {
    const card = await goods()
    expect(await refusalOf(flipRewardCard(card, newCommand()))).toMatchObject({
      status: 422403,
      code: 'ADDRESS_MISSING',
    })
    await giveAddress(database(), member)
    const order = newCommand()
    expect(await flipRewardCard(card, order)).toMatchObject({
      playLeft: 1,
      prize: { type: 'ITEM', label: 'หมวก' },
      request: { order: order.key, status: 'PENDING', address: { zipcode: '10110' } },
    })
    expect(await listMyRewardRequests()).toMatchObject([{ order: order.key, reward: { name: 'หมวก' } }])
    expect((await listFlipLogs()).items).toMatchObject([{ order: order.key }])
    expect((await listFlipLogs(1, 'FLIP_CARD_REWARD')).items).toMatchObject([{ order: order.key }])
    expect(await listFlipLogs(1, 'FLIP_CARD')).toMatchObject({ items: [], total: 0 })
  })

  test('has one parcel however often and from how many tabs it is asked for', async () => {
    const card = await goods()
    await giveAddress(database(), member)
    const order = newCommand()
    await Promise.allSettled(Array.from({ length: 4 }, () => flipRewardCard(card, order)))
    expect(await listMyRewardRequests()).toHaveLength(1)
    await Promise.allSettled(Array.from({ length: 4 }, () => flipRewardCard(card, newCommand())))
    expect(await listMyRewardRequests()).toHaveLength(2)
    expect(await refusalOf(flipRewardCard(card, newCommand()))).toMatchObject({ status: 409402 })
  })

  test('has another prize where the goods ran out', async () => {
    const card = await goods(1)
    await giveAddress(database(), member)
    await flipRewardCard(card, newCommand())
    expect(await flipRewardCard(card, newCommand())).toMatchObject({ prize: { type: 'NONE' }, request: null })
  })
})
