import {
  checkIn,
  flipCard,
  flipRewardCard,
  listGameEvents,
  newCommand,
  requestReward,
  spinWheel,
} from '@member/api-client'
import { expect, test } from 'vitest'
import { rewards } from '../../database/schema.ts'
import { giveAddress, givePoints } from '../../testing/givePoints.ts'
import { rowsOf } from '../../database/invariants/describeViolations.ts'
import { accountsOutOfOrder, findViolations } from '../../database/invariants/invariants.ts'
import { givePlays, newEvent, newReward } from '../../testing/newEvent.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { testServer } from '../../testing/testServer.ts'

const server = testServer()

test('many members who play, buy, check in and pay at once get what is theirs, and nobody waits in a ring', async () => {
  const { database } = server.services
  const cap = await newReward(database, { stock: 7, needAddress: true })
  const prizes = [
    { label: '10 บาท', type: 'CREDIT' as const, value: 1_000n },
    { label: '5 คะแนน', type: 'POINT' as const, value: 5n },
    { label: 'หมวก', type: 'ITEM' as const, rewardUuid: cap.uuid },
  ]
  const wheel = await newEvent(database, 'WHEEL', prizes, { depositPerPlay: 50_000n })
  const cards = await newEvent(database, 'FLIP_CARD', prizes, { cards: 3, cost: 10, boughtPerDay: 3 })
  const goods = await newEvent(database, 'FLIP_CARD_REWARD', prizes, { cards: 3, cost: 10, boughtPerDay: 3 })
  await newEvent(database, 'CHECK_IN', [], { rules: { streak: [5], special: [] } })

  const doings: Promise<PromiseSettledResult<unknown>[]>[] = []
  for (let place = 0; place < 8; place += 1) {
    const member = await newMember(server.services)
    await giveAddress(database, member)
    await givePoints(database, member, 150)
    await givePlays(database, member, wheel.uuid, 2)
    await server.logIn(member)
    // The session is read when a call starts, so these use the member's own.
    const own = [
      spinWheel({ uuid: wheel.uuid }, newCommand()),
      spinWheel({ uuid: wheel.uuid }, newCommand()),
      flipCard({ gameUuid: cards.uuid, cardIndex: 0 }, newCommand()),
      flipRewardCard({ gameUuid: goods.uuid, cardIndex: 1 }, newCommand()),
      requestReward(cap.uuid, newCommand()),
      checkIn(newCommand()),
      payIn(server.services, member, 1_000),
    ]
    doings.push(Promise.allSettled(own))
  }
  const outcomes = (await Promise.all(doings)).flat()
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
  // Refusals may only be for missing stock.
  expect(new Set(refusals.map(({ code }) => code))).toEqual(
    new Set(refusals.length > 0 ? ['REWARD_STOCK'] : []),
  )
  expect(await findViolations(database)).toEqual([])
  expect((await listGameEvents()).find(({ type }) => type === 'WHEEL')?.playLeft).toBe(2)
  const [shelf] = await database.select().from(rewards)
  expect(shelf?.stock).toBe(0)
})

test('who buys a turn and who asks for a reward that is credit take the same accounts in the same order', async () => {
  const { database } = server.services
  const voucher = await newReward(database, { credit: 2_000n, point: 5, stock: 1_000 })
  const prizes = [
    { label: '10 บาท', type: 'CREDIT' as const, value: 1_000n },
    { label: 'บัตร', type: 'ITEM' as const, rewardUuid: voucher.uuid },
  ]
  const cards = await newEvent(database, 'FLIP_CARD', prizes, { cards: 3, cost: 5, boughtPerDay: 100 })
  const asked: Promise<unknown>[] = []
  for (let place = 0; place < 8; place += 1) {
    const member = await newMember(server.services)
    await givePoints(database, member, 500)
    await server.logIn(member)
    for (let turn = 0; turn < 3; turn += 1) {
      asked.push(flipCard({ gameUuid: cards.uuid, cardIndex: 0 }, newCommand()))
      asked.push(requestReward(voucher.uuid, newCommand()))
    }
    asked.push(payIn(server.services, member, 1_000))
  }
  await Promise.all(asked)
  expect(await findViolations(database)).toEqual([])
  expect(await rowsOf(database, accountsOutOfOrder)).toEqual([])
})
