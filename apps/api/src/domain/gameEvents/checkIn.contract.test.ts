import { checkIn, getCheckIn, getCredit, listGameEvents, newCommand } from '@member/api-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gameEvents } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { findViolations } from '../../database/invariants/invariants.ts'
import { newEvent } from '../../testing/newEvent.ts'
import { newMember } from '../../testing/newMember.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
let member: Member
const rules = { streak: [5, 10, 30], special: [{ day: 20, extra: 100 }] }

beforeAll(async () => {
  server = await startTestServer()
  await newEvent(server.services.database, 'CHECK_IN', [], { rules })
})
afterAll(async () => {
  expect(await findViolations(server.services.database)).toEqual([])
  await server.stop()
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
