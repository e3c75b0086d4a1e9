import {
  getAffiliateBonus,
  getAffiliateCode,
  getCredit,
  getDownline,
  listAffiliateLog,
  listDownlineBonus,
  newCommand,
  openGame,
  withdrawAffiliate,
} from '@member/api-client'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { idempotency, members } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { sweep } from '../../jobs/sweep.ts'
import { newGame, playAt } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'
import { morning } from '../../testing/testServices.ts'
import { day } from '../../values/bangkok.ts'

const server = testServer({ isChecked: true })
let gameUuid: string
let member: Member

beforeAll(async () => {
  gameUuid = (await newGame(server.services.database)).uuid
})
beforeEach(async () => {
  server.turnTo(morning)
  member = await newMember(server.services)
})

async function plays(whose: Member, stakes: { stake: number; isWon?: boolean }[], paid = 20_000) {
  await server.logIn(whose)
  if (paid) await payIn(server.services, whose, paid)
  const { launchUuid } = await openGame({ gameUuid }, newCommand())
  for (const stake of stakes) await playAt(server.services, launchUuid, stake)
}
const nextDay = async (whose = member) => {
  server.pass(day)
  await server.logIn(whose)
}
const friend = () => newMember(server.services, { invitedBy: member.uuid })
const take = (amount: number, order = newCommand()) => withdrawAffiliate({ amount, type: 'af' }, order)
const ask = (amount: number, order = newCommand()) => withdrawAffiliate({ amount, type: 'wl' }, order)
const log = () => listAffiliateLog({ type: 'wl', start: '2026-11-17', end: '2026-11-19' })
const today = { start: '2026-11-18', end: '2026-11-18' }

test('an end before the start is refused', async () => {
  await server.logIn(member)
  const turned = { type: 'wl' as const, start: '2026-11-19', end: '2026-11-18' }
  expect(await refusalOf(listAffiliateLog(turned))).toMatchObject({ status: 400_001 })
})

describe('a member who invites', () => {
  test('has a code, and nobody yet', async () => {
    await server.logIn(member)
    expect(await getAffiliateCode()).toEqual({ code: member.afCode, balance: 0, downline: 0, withdraw: 0 })
    expect(await getAffiliateBonus()).toEqual({
      total_bonus: 0,
      withdrawn: 0,
      minWithdraw: 50,
      commissionRate: 0.5,
    })
    expect(await getDownline()).toEqual({ downline_users: {} })
    expect(await listDownlineBonus(today)).toEqual({ total_bonus: 0, downline_users: {} })
    expect(await listAffiliateLog({ type: 'af', ...today })).toMatchObject({ items: [], total: 0 })
  })

  test('earns by every stake of theirs, won or lost, and sees by whom and when', async () => {
    const [first, second] = [await friend(), await friend()]
    await plays(first, [{ stake: 10_000 }, { stake: 100, isWon: true }])
    await plays(second, [{ stake: 5_000 }])
    server.pass(day)
    await plays(second, [{ stake: 2_000 }], 0)
    await server.logIn(member)
    expect(await getAffiliateCode()).toMatchObject({ balance: 85.5, downline: 2, withdraw: 0 })
    expect((await getAffiliateBonus()).total_bonus).toBe(85.5)
    const { downline_users: people } = await getDownline()
    expect(Object.keys(people)).toEqual([first.username, second.username])
    expect(people[first.username]).toMatchObject({ name: 'สมหญิง ร***', level: 1 })
    expect(await listDownlineBonus(today)).toEqual({
      total_bonus: 75.5,
      downline_users: {
        [first.username]: { bonus: 50.5, turnover: 10_100 },
        [second.username]: { bonus: 25, turnover: 5_000 },
      },
    })
    const brought = await listAffiliateLog({ type: 'af', start: '2026-11-18', end: '2026-11-19' })
    expect(brought).toMatchObject({
      total: 3,
      items: [
        { date: '2026-11-19', username: second.username, bet: 2_000, win: 0, net: -2_000, bonus: 10 },
        { date: '2026-11-18', username: first.username, bet: 10_100, win: 800, net: -9_300, bonus: 50.5 },
        { date: '2026-11-18', username: second.username, bet: 5_000, bonus: 25 },
      ],
      summary: { net: -16_300, refundRate: 0.5, refundable: 85.5, refundCap: null, minWithdraw: 50 },
    })
  })

  test('takes it into the credit, once for the key, and no more than there is', async () => {
    await plays(await friend(), [{ stake: 15_000 }])
    await server.logIn(member)
    expect(await refusalOf(take(49))).toMatchObject({ status: 422_001, data: { minWithdraw: 50 } })
    expect(await refusalOf(take(75.01))).toMatchObject({ status: 422_501, data: { balance: 75 } })
    const order = newCommand()
    const paid = await take(60, order)
    expect(paid).toMatchObject({ balance: 15, credit: { balance: 60 } })
    expect(await take(60, order)).toEqual(paid)
    expect(await getAffiliateCode()).toMatchObject({ balance: 15, withdraw: 60 })
    expect(await getAffiliateBonus()).toMatchObject({ total_bonus: 75, withdrawn: 60 })
    expect((await listAffiliateLog({ type: 'af', ...today })).payouts).toMatchObject([
      { order: order.key, amount: 60 },
    ])
    expect((await refusalOf(take(50))).status).toBe(422_501)
    expect((await getCredit()).balance).toBe(60)
  })

  test('is not paid a second time by a key of yesterday, however much has come since', async () => {
    await plays(await friend(), [{ stake: 40_000 }], 50_000)
    await server.logIn(member)
    const order = newCommand()
    await take(60, order)
    await nextDay()
    await sweep(server.services)
    expect((await refusalOf(take(60, order))).status).toBe(409_901)
    await server.services.database.delete(idempotency)
    expect((await refusalOf(take(60, order))).status).toBe(409_901)
    expect((await getCredit()).balance).toBe(60)
  })

  test('from two tabs at once is paid once', async () => {
    await plays(await friend(), [{ stake: 15_000 }])
    await server.logIn(member)
    const asked = await Promise.allSettled(
      [newCommand(), newCommand()].map((order) => withdrawAffiliate({ amount: 75, type: 'af' }, order)),
    )
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await getCredit()).balance).toBe(75)
  })
})

describe('a member who lost yesterday', () => {
  test('sees each day, and takes the refund once', async () => {
    await plays(member, [{ stake: 3_000 }, { stake: 100, isWon: true }])
    expect((await log()).summary.refundable).toBe(0)
    await nextDay()
    expect(await log()).toEqual({
      items: [{ date: '2026-11-18', bet: 3_100, win: 800, net: -2_300, bonus: 0 }],
      total: 1,
      summary: { net: -2_300, refundRate: 5, refundable: 115, refundCap: null, minWithdraw: 1 },
      payouts: [],
    })
    expect(await refusalOf(ask(116))).toMatchObject({ status: 422_501, data: { balance: 115 } })
    expect(await refusalOf(ask(0.5))).toMatchObject({ status: 422_001, data: { minWithdraw: 1 } })
    const order = newCommand()
    const paid = await ask(115, order)
    expect(paid).toMatchObject({ balance: 0, credit: { balance: 115 } })
    expect(await ask(115, order)).toEqual(paid)
    expect(await refusalOf(ask(115))).toMatchObject({ status: 409_001 })
    expect(await log()).toMatchObject({
      items: [{ bonus: 115 }],
      summary: { refundable: 0 },
      payouts: [{ order: order.key, amount: 115 }],
    })
    await nextDay()
    expect((await log()).summary.refundable).toBe(0)
    expect((await refusalOf(ask(115))).status).toBe(422_501)
  })

  test('from two tabs at once gets it once', async () => {
    await plays(member, [{ stake: 2_000 }])
    await nextDay()
    const asked = await Promise.allSettled([ask(100), ask(100)])
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await getCredit()).balance).toBe(100)
  })

  test('gets nothing of a day that was won', async () => {
    await plays(member, [{ stake: 1_000, isWon: true }, { stake: 500 }])
    await nextDay()
    expect((await log()).summary).toMatchObject({ net: 6_500, refundable: 0 })
    expect((await refusalOf(ask(10))).status).toBe(422_501)
  })

  test('has the day of Bangkok, whatever the hour', async () => {
    server.turnTo(new Date('2026-11-18T23:59:30+07:00'))
    await plays(member, [{ stake: 100 }])
    server.turnTo(new Date('2026-11-19T00:00:30+07:00'))
    await plays(member, [{ stake: 40 }], 0)
    const { items } = await log()
    expect(items.map(({ date, bet }) => [date, bet])).toEqual([
      ['2026-11-19', 40],
      ['2026-11-18', 100],
    ])
    expect((await log()).summary.refundable).toBe(5)
  })

  test.each([
    [2, 5, 250],
    [3, 8, 400],
    [4, 12, 600],
    [5, 15, 750],
    [6, 15, 750],
  ])('at level %i at %i percent', async (level, refundRate, refundable) => {
    const { database } = server.services
    const levelHeldUntil = new Date(morning.getTime() + 9 * day)
    await database.update(members).set({ level, levelHeldUntil }).where(eq(members.uuid, member.uuid))
    await plays(member, [{ stake: 5_000 }])
    await nextDay()
    expect((await log()).summary).toMatchObject({
      refundRate,
      refundable,
      refundCap: level > 3 ? 200_000 : null,
    })
  })

  test('gets no more than the cap', async () => {
    await plays(member, [{ stake: 2_000_000 }], 2_000_000)
    await nextDay()
    expect((await log()).summary).toMatchObject({ refundRate: 12, refundable: 200_000, refundCap: 200_000 })
    expect((await ask(200_000)).credit.balance).toBe(200_000)
  })
})

test('a period that is none, or too long, is refused', async () => {
  await server.logIn(member)
  const refused = [
    { start: '2026-11-19', end: '2026-11-18' },
    { start: '2024-01-01', end: '2026-11-18' },
    { start: 'yesterday', end: '2026-11-18' },
  ]
  for (const wrong of refused) {
    expect((await refusalOf(listDownlineBonus(wrong))).status).toBe(400_001)
    expect((await refusalOf(listAffiliateLog({ type: 'wl', ...wrong }))).status).toBe(400_001)
  }
})
