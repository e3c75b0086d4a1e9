import {
  getCredit,
  getLevel,
  listOpenWithdrawals,
  listRecentWithdrawals,
  listWithdrawals,
  newCommand,
  retryWithdrawal,
  withdraw,
} from '@member/api-client'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { idempotency, members } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { sweep } from '../../jobs/sweep.ts'
import { findViolations } from '../../database/invariants/invariants.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'
import { day } from '../../values/bangkok.ts'
import { failWithdrawal, payWithdrawal, rejectWithdrawal, startWithdrawal } from './service.ts'

const server = testServer()
let member: Member
beforeEach(async () => {
  member = await newMember(server.services)
  await payIn(server.services, member, 5_000.5)
  await server.logIn(member)
})
afterEach(async () => expect(await findViolations(server.services.database)).toEqual([]))

const settle = (how: typeof payWithdrawal, uuid: string) =>
  server.services.database.transaction((tx) => how(tx, uuid, server.services.clock()))
const fail = (uuid: string) =>
  server.services.database.transaction((tx) =>
    failWithdrawal(tx, uuid, 'ธนาคารขัดข้อง', server.services.clock()),
  )
const reject = (uuid: string) =>
  server.services.database.transaction((tx) => rejectWithdrawal(tx, uuid, 'ชื่อไม่ตรง', server.services.clock()))
const set = (change: Partial<typeof members.$inferInsert>) =>
  server.services.database.update(members).set(change).where(eq(members.uuid, member.uuid))

describe('a member withdraws', () => {
  test('and sees it taken off, open, and bound for their own account', async () => {
    const order = newCommand()
    const { withdraw: made, credit } = await withdraw(1_000.25, order)
    expect(made).toMatchObject({
      order: order.key,
      amount: 1_000.25,
      status: 'PENDING',
      bankName: 'SCB',
      bankId: `xxxxxx${member.bankId.slice(-4)}`,
      canRetry: false,
    })
    expect(credit).toMatchObject({ balance: 4_000.25, username: member.username })
    expect(await listOpenWithdrawals()).toEqual([made])
    expect(await getCredit()).toMatchObject({ balance: 4_000.25 })
  })

  test('a repeat with the same key is the same withdrawal, also when both are sent at once', async () => {
    const order = newCommand()
    const [first, twin] = await Promise.all([withdraw(700, order), withdraw(700, order)])
    const third = await withdraw(700, order)
    expect(twin).toEqual(first)
    expect(third).toEqual(first)
    expect((await listWithdrawals()).total).toBe(1)
    expect((await getCredit()).balance).toBe(4_300.5)
    expect((await refusalOf(withdraw(701, order))).status).toBe(409_901)
  })

  test('ten at once with keys of their own are one', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => withdraw(600, newCommand())))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await getCredit()).balance).toBe(4_400.5)
  })

  test('paid: it is done, in the history and in the public feed, masked', async () => {
    const { withdraw: made } = await withdraw(500, newCommand())
    await settle(startWithdrawal, made.uuid)
    expect(await listOpenWithdrawals()).toMatchObject([{ status: 'PROCESSING' }])
    await settle(payWithdrawal, made.uuid)
    expect(await listOpenWithdrawals()).toEqual([])
    expect((await listWithdrawals({ status: 'SUCCESS' })).items).toMatchObject([{ uuid: made.uuid }])
    const [shown] = await listRecentWithdrawals()
    expect(shown).toMatchObject({ amount: 500, username: `m•••${member.username.slice(-1)}` })
  })

  test('rejected: the money is back, and it counts for nothing', async () => {
    const { withdraw: made } = await withdraw(500, newCommand())
    await reject(made.uuid)
    expect((await getCredit()).balance).toBe(5_000.5)
    expect((await listWithdrawals()).items).toMatchObject([{ status: 'REJECTED', remark: 'ชื่อไม่ตรง' }])
    expect((await getLevel()).withdrawUsed).toEqual({ times: 0, amount: 0 })
  })

  test('failed: the money stays reserved, a retry debits nothing, a second retry is refused', async () => {
    const { withdraw: made } = await withdraw(500, newCommand())
    await fail(made.uuid)
    expect(await listOpenWithdrawals()).toMatchObject([
      { status: 'FAILED', canRetry: true, remark: 'ธนาคารขัดข้อง' },
    ])
    expect((await getCredit()).balance).toBe(4_500.5)
    expect((await refusalOf(withdraw(100, newCommand()))).status).toBe(409_101)
    const order = newCommand()
    const again = await retryWithdrawal(made.uuid, order)
    expect(again).toMatchObject({
      withdraw: { uuid: made.uuid, status: 'PENDING' },
      credit: { balance: 4_500.5 },
    })
    expect(await retryWithdrawal(made.uuid, order)).toEqual(again)
    expect((await refusalOf(retryWithdrawal(made.uuid, newCommand()))).status).toBe(409_102)
  })

  test("another's withdrawal is not there to be sent again", async () => {
    const { withdraw: made } = await withdraw(500, newCommand())
    await fail(made.uuid)
    await server.logIn(await newMember(server.services))
    expect((await refusalOf(retryWithdrawal(made.uuid, newCommand()))).status).toBe(404_001)
    expect((await refusalOf(retryWithdrawal('no-uuid', newCommand()))).status).toBe(404_001)
  })
})

async function refused(amount: number) {
  const { status, data } = await refusalOf(withdraw(amount, newCommand()))
  return { status, data }
}

describe('a withdrawal is refused, with the figures', () => {
  test('over the credit, under the minimum, while turnover is left, while one is open', async () => {
    expect(await refused(5_000.51)).toEqual({ status: 422_101, data: { balance: 5_000.5 } })
    expect(await refused(99.99)).toEqual({ status: 422_105, data: { minWithdraw: 100 } })
    await set({ turnoverLeft: 25_050n, bonusHeld: 500_050n })
    expect(await refused(100)).toEqual({ status: 422_104, data: { turnoverLeft: 250.5, withdrawable: 0 } })
    expect(await getLevel()).toMatchObject({ withdrawable: 0, turnoverLeft: 250.5 })
    await set({ turnoverLeft: 0n, bonusHeld: 0n })
    await withdraw(100, newCommand())
    expect((await refused(100)).status).toBe(409_101)
  })

  test('over what a day allows', async () => {
    await payIn(server.services, member, 45_000)
    await payIn(server.services, member, 49_000)
    await payIn(server.services, member, 300_000)
    await set({ level: 1 })
    // 300,000 in a month earn level 3.
    expect(await getLevel()).toMatchObject({ level: 3, withdrawMaxPerDay: 500_000, withdrawable: 399_000.5 })
    const { withdraw: made } = await withdraw(399_000, newCommand())
    await settle(payWithdrawal, made.uuid)
    await payIn(server.services, member, 200_000)
    expect(await refused(101_000.01)).toEqual({
      status: 422_102,
      data: { left: 101_000 },
    })
    server.turnTo(new Date('2026-11-18T23:59:59+07:00'))
    await server.logIn(member)
    expect((await refused(102_000)).status).toBe(422_102)
    server.turnTo(new Date('2026-11-19T00:00:00+07:00'))
    await withdraw(102_000, newCommand())
  })

  test('a sixth time in a day', async () => {
    for (let time = 0; time < 5; time += 1) {
      const { withdraw: made } = await withdraw(100, newCommand())
      await settle(payWithdrawal, made.uuid)
    }
    expect(await refused(100)).toEqual({ status: 422_103, data: null })
    expect(await getLevel()).toMatchObject({
      withdrawTimesPerDay: 5,
      withdrawUsed: { times: 5, amount: 500 },
      withdrawLeft: { times: 0, amount: 99_500 },
      withdrawable: 0,
    })
    server.pass(day)
    await server.logIn(member)
    await withdraw(100, newCommand())
  })

  test('over what vip may take at once', async () => {
    await payIn(server.services, member, 250_000)
    await set({ level: 5, levelHeldUntil: new Date(server.services.clock().getTime() + 30 * day) })
    expect(await getLevel()).toMatchObject({ level: 5, withdrawMaxPerDay: null, withdrawable: 100_000 })
    expect(await refused(100_000.01)).toEqual({ status: 422_106, data: { withdrawMaxPerTime: 100_000 } })
    await withdraw(100_000, newCommand())
  })

  test.each([0, -1, 1.005, 1e9, Number.NaN, Number('1e400')])('for an amount like %s', async (amount) => {
    expect((await refusalOf(withdraw(amount, newCommand()))).status).toBe(400_001)
    expect((await getCredit()).balance).toBe(5_000.5)
  })

  test('a refusal is remembered for its key, and undoes nothing else', async () => {
    const order = newCommand()
    const first = await refusalOf(withdraw(6_000, order))
    await payIn(server.services, member, 2_000)
    const again = await refusalOf(withdraw(6_000, order))
    expect([again.status, again.requestId]).toEqual([first.status, first.requestId])
    await withdraw(6_000, newCommand())
  })

  test('a key pays once for ever: after a day its answer is forgotten, the key is not', async () => {
    const order = newCommand()
    const { withdraw: made } = await withdraw(100, order)
    await settle(payWithdrawal, made.uuid)
    for (const sweeps of [false, true]) {
      server.pass(day)
      if (sweeps) await sweep(server.services)
      await server.logIn(member)
      expect(await refusalOf(withdraw(100, order))).toMatchObject({ status: 409_901, code: 'KEY_REUSED' })
    }
    expect((await listWithdrawals()).total).toBe(1)
    // Even without the record of keys, the ledger refuses the repeat.
    await server.services.database.delete(idempotency)
    expect((await refusalOf(withdraw(100, order))).status).toBe(409_901)
    expect((await getCredit()).balance).toBe(4_900.5)
  })
})

async function amounts(filter: Parameters<typeof listWithdrawals>[0]) {
  const { items, total } = await listWithdrawals(filter)
  return [total, ...items.map(({ amount }) => amount)]
}

test('a member pages through the history by status and day', async () => {
  server.turnTo(new Date('2026-12-01T08:00:00+07:00'))
  await server.logIn(member)
  for (let time = 0; time < 5; time += 1) {
    const { withdraw: made } = await withdraw(100 + time, newCommand())
    await (time % 2 ? reject : (uuid: string) => settle(payWithdrawal, uuid))(made.uuid)
    server.pass(day)
    await server.logIn(member)
  }
  expect(await amounts({ limit: 2 })).toEqual([5, 104, 103])
  expect(await amounts({ limit: 2, page: 3 })).toEqual([5, 100])
  expect(await amounts({ status: 'REJECTED' })).toEqual([2, 103, 101])
  expect(await amounts({ from: '2026-12-02', to: '2026-12-03' })).toEqual([2, 102, 101])
  expect(await amounts({ status: 'SUCCESS', to: '2026-12-01' })).toEqual([1, 100])
  expect((await refusalOf(listWithdrawals({ from: '2026-13-40' }))).status).toBe(400_001)
})
