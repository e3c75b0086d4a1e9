import { checkIn, getCheckIn, getCredit, listGameEvents, newCommand } from '@member/api-client'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gameEvents } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { newEvent } from '../../testing/newEvent.ts'
import { newMember } from '../../testing/newMember.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'
import { checkInPoints } from './checkInPoints.ts'
import { chanceAmong, drawByWeight } from './prizes.ts'

const server = testServer({ isChecked: true })
let member: Member
const rules = { streak: [5, 10, 30], special: [{ day: 20, extra: 100 }] }

beforeAll(async () => {
  await newEvent(server.services.database, 'CHECK_IN', [], { rules })
})
beforeEach(async () => {
  server.turnTo(new Date('2026-11-18T09:00:00+07:00'))
  member = await newMember(server.services)
  await server.logIn(member)
})

const on = async (moment: string) => {
  server.turnTo(new Date(moment))
  await server.logIn(member)
}

test('a member who has not been here yet sees what today gives', async () => {
  expect(await getCheckIn()).toEqual({
    items: [],
    today: { date: '2026-11-18', day: 18, value: 5, checkedIn: false },
    gameLog: null,
  })
  expect(await listGameEvents()).toMatchObject([
    { type: 'CHECK_IN', playLeft: 1, prizes: [{ value: 5 }, { value: 10 }, { value: 30 }] },
  ])
})

test('a member checks in and has the points, today’s and tomorrow’s value', async () => {
  const order = newCommand()
  expect(await checkIn(order)).toMatchObject({
    gameLog: { gameValue: 5, gameValueTomorrow: 10 },
    credit: { point: 5 },
  })
  expect(await getCheckIn()).toMatchObject({
    items: [{ json: { day: 18 }, value: 5, game_value: 5, order: order.key }],
    today: { day: 18, value: 5, checkedIn: true },
    gameLog: { gameValue: 5, gameValueTomorrow: 10 },
  })
  expect(await listGameEvents()).toMatchObject([{ playLeft: 0 }])
})

test('days in a row give more, a special day more still, and a gap begins anew', async () => {
  await checkIn(newCommand())
  await on('2026-11-19T09:00:00+07:00')
  expect(await checkIn(newCommand())).toMatchObject({ gameLog: { gameValue: 10, gameValueTomorrow: 130 } })
  await on('2026-11-20T09:00:00+07:00')
  expect(await checkIn(newCommand())).toMatchObject({
    gameLog: { gameValue: 130, gameValueTomorrow: 5 },
    credit: { point: 145 },
  })
  await on('2026-11-22T09:00:00+07:00')
  expect((await getCheckIn()).today).toMatchObject({ value: 5, checkedIn: false })
  await on('2026-12-01T09:00:00+07:00')
  expect((await getCheckIn()).items).toEqual([])
})

describe('the day is Bangkok’s, and the server’s', () => {
  test('it begins at midnight there, not at the server’s', async () => {
    await on('2026-11-18T23:59:59+07:00')
    await checkIn(newCommand())
    await on('2026-11-19T00:00:00+07:00')
    expect((await getCheckIn()).today).toMatchObject({ date: '2026-11-19', day: 19, checkedIn: false })
    await checkIn(newCommand())
    await on('2026-11-19T06:59:00+07:00')
    expect(await refusalOf(checkIn(newCommand()))).toMatchObject({ status: 409501 })
  })
})

describe('once a day', () => {
  test('however often the order is sent', async () => {
    const order = newCommand()
    expect(await checkIn(order)).toEqual(await checkIn(order))
    expect((await getCredit()).point).toBe(5)
  })

  test('from however many tabs', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => checkIn(newCommand())))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await getCredit()).point).toBe(5)
    expect(await refusalOf(checkIn(newCommand()))).toMatchObject({ status: 409501, code: 'CHECKED_IN' })
  })
})

test('nobody checks in while the event is shut', async () => {
  await server.services.database.update(gameEvents).set({ isActive: false })
  expect(await refusalOf(checkIn(newCommand()))).toMatchObject({ status: 404001 })
  expect(await refusalOf(getCheckIn())).toMatchObject({ status: 404001 })
  expect(await listGameEvents()).toMatchObject([{ isActive: false, playLeft: 0 }])
  await server.services.database.update(gameEvents).set({ isActive: true })
})

test('a draw goes by the weights', () => {
  const prizes = [
    { name: 'often', weight: 90 },
    { name: 'never', weight: 0 },
    { name: 'seldom', weight: 10 },
  ]
  const drawn = Array.from({ length: 20_000 }, () => drawByWeight(prizes).name)
  const share = (name: string) => drawn.filter((each) => each === name).length / drawn.length
  const chance = (name: string) => chanceAmong(prizes, prizes.find((each) => each.name === name)!.weight)
  expect(['often', 'never', 'seldom'].map(chance)).toEqual([0.9, 0, 0.1])
  expect(share('never')).toBe(0)
  // Nine standard deviations to either side.
  expect(share('seldom')).toBeGreaterThan(0.08)
  expect(share('seldom')).toBeLessThan(0.12)
})

test('nothing to draw from is a fault, not a prize', () => {
  expect(() => drawByWeight([])).toThrow(RangeError)
})

test('a day’s points go round with the days in a row, and special days add theirs', () => {
  const daily = {
    streak: [5, 10],
    special: [
      { day: 1, extra: 20 },
      { day: 0, extra: 50 },
    ],
  }
  expect(checkInPoints(daily, 1, '2026-11-02')).toBe(5)
  expect(checkInPoints(daily, 2, '2026-11-03')).toBe(10)
  expect(checkInPoints(daily, 3, '2026-12-01')).toBe(25)
  expect(checkInPoints(daily, 1, '2026-11-30')).toBe(55)
  expect(checkInPoints(daily, 1, '2028-02-29')).toBe(55)
  expect(checkInPoints(daily, 1, '2028-02-28')).toBe(5)
})
