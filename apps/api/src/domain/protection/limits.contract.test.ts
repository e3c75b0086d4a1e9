import {
  declineLimits,
  getDepositAccounts,
  getLimits,
  type Limits,
  listNotices,
  newCommand,
  openGame,
  setLimit,
  type SetLimitRequest,
  settleLimit,
} from '@member/api-client'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balancesOf } from '../credit/creditOf.ts'
import { protectionLog } from '../../database/schema.ts'
import { cashOutAll } from '../games/cashOut.ts'
import type { Member } from '../../services/services.ts'
import { newGame, playAt } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { signInAs } from '../../testing/signInAs.ts'
import { testSlipBench } from '../../testing/testServer.ts'

const hour = 3_600_000
const bench = testSlipBench({ isChecked: true })
let member: Member
let gameUuid: string

beforeAll(async () => {
  gameUuid = (await newGame(bench.services.database)).uuid
})
beforeEach(async () => {
  member = await newMember(bench.services)
  await signInAs(bench.services, member)
})

const pass = async (hours: number) => {
  bench.pass(hours * hour)
  // A session lasts a day.
  await signInAs(bench.services, member)
}
const set = (limit: Partial<SetLimitRequest>) =>
  setLimit({ kind: 'DEPOSIT', period: 'DAY', amount: 500, ...limit }, newCommand())
const reached = async () =>
  (await listNotices()).items
    .filter(({ event }) => event === 'LIMIT_REACHED')
    .map(({ title, amount }) => ({ title, amount }))
const settle = (isWanted: boolean) => settleLimit({ kind: 'DEPOSIT', period: 'DAY', isWanted }, newCommand())
const daily = ({ limits }: Limits, kind = 'DEPOSIT') =>
  limits.find((limit) => limit.kind === kind && limit.period === 'DAY')!
const whereToPay = ({ bankUuid: uuid, bankId, bankName } = member) =>
  getDepositAccounts({ uuid, bankId, bankName })
const ownLines = () =>
  bench.services.database.select().from(protectionLog).where(eq(protectionLog.memberUuid, member.uuid))
const credit = async () => (await balancesOf(bench.services.database, member)).credit

describe('a member’s limit', () => {
  test('is none until they set one, and says what is used, left and when it starts anew', async () => {
    await payIn(bench.services, member, 120)
    expect(daily(await getLimits())).toMatchObject({ amount: null, used: 120, left: null, waiting: null })
    expect(daily(await set({ amount: 500 }))).toMatchObject({
      amount: 500,
      used: 120,
      left: 380,
      startedAt: '2026-11-18T00:00:00.000+07:00',
      endsAt: '2026-11-19T00:00:00.000+07:00',
    })
  })

  test('is shown where to pay, of two the one that leaves less', async () => {
    expect((await whereToPay()).limit).toBeUndefined()
    await payIn(bench.services, member, 120)
    await set({ amount: 500 })
    await set({ period: 'WEEK', amount: 300 })
    expect((await whereToPay()).limit).toMatchObject({ period: 'WEEK', amount: 300, left: 180 })
  })

  test('holds at once where it is lower; higher it waits a day and is asked for again', async () => {
    await set({ amount: 500 })
    expect(daily(await set({ amount: 300 })).amount).toBe(300)
    const asked = daily(await set({ amount: 900 }))
    expect(asked).toMatchObject({ amount: 300, waiting: { amount: 900, isReady: false } })
    expect(await refusalOf(settle(true))).toMatchObject({ code: 'LIMIT_NOT_READY' })
    await pass(23.9)
    await set({ amount: 900 })
    expect(await refusalOf(settle(true))).toMatchObject({ code: 'LIMIT_NOT_READY' })
    await pass(0.2)
    expect(daily(await getLimits())).toMatchObject({ amount: 300, waiting: { isReady: true } })
    expect(daily(await settle(true))).toMatchObject({ amount: 900, waiting: null })
  })

  test('that is set again to what it is changes nothing, and is notified once', async () => {
    await set({ amount: 500 })
    expect(daily(await set({ amount: 500 })).amount).toBe(500)
    expect(await ownLines()).toHaveLength(1)
  })

  test('is removed as it is raised: not before a day and a second yes', async () => {
    await set({ amount: 500 })
    expect(daily(await set({ amount: null }))).toMatchObject({ amount: 500, waiting: { amount: null } })
    await pass(24)
    expect(daily(await settle(true))).toMatchObject({ amount: null, waiting: null })
  })

  test('that was to be raised stays after a withdrawal of the request, a lower limit, and a week without confirmation', async () => {
    await set({ amount: 500 })
    await set({ amount: 900 })
    expect(daily(await settle(false))).toMatchObject({ amount: 500, waiting: null })
    await set({ amount: 900 })
    expect(daily(await set({ amount: 400 }))).toMatchObject({ amount: 400, waiting: null })
    await set({ amount: 900 })
    await pass(8 * 24)
    expect(daily(await getLimits())).toMatchObject({ amount: 400, waiting: null })
    expect(await refusalOf(settle(true))).toMatchObject({ code: 'LIMIT_NOT_WAITING' })
  })

  test('waits longer, never shorter, where the server’s clock is moved back', async () => {
    await set({ amount: 500 })
    await set({ amount: 900 })
    bench.pass(-48 * hour)
    await signInAs(bench.services, member)
    await payIn(bench.services, member, 200)
    await pass(25)
    expect(daily(await getLimits()).waiting).toMatchObject({ isReady: false })
    bench.pass(23 * hour)
  })

  test('is offered before the first deposit, until it is set or declined', async () => {
    expect((await getLimits()).isOffered).toBe(true)
    expect((await declineLimits(newCommand())).isOffered).toBe(false)
    const other = await newMember(bench.services)
    await signInAs(bench.services, other)
    await payIn(bench.services, other, 10)
    expect((await getLimits()).isOffered).toBe(false)
  })

  test('leaves a line for each act, which nobody rewrites', async () => {
    await set({ amount: 500 })
    await set({ amount: 900 })
    expect((await ownLines()).map(({ act, by }) => [act, by])).toEqual([
      ['LIMIT_SET', 'MEMBER'],
      ['LIMIT_RAISE_ASKED', 'MEMBER'],
    ])
    await expect(bench.services.database.delete(protectionLog).execute()).rejects.toThrow()
    await expect(
      bench.services.database.update(protectionLog).set({ by: 'DESK' }).execute(),
    ).rejects.toThrow()
  })
})

describe('a member whose deposit limit is reached', () => {
  test('is shown no account to pay into, why, and until when', async () => {
    await set({ amount: 500 })
    expect((await whereToPay()).accounts).toHaveLength(1)
    await payIn(bench.services, member, 500)
    expect(await refusalOf(whereToPay())).toMatchObject({
      code: 'DEPOSIT_LIMIT',
      message: expect.stringMatching(
        /^ครบวงเงินฝาก 500\u00A0บาทต่อวันที่คุณตั้งไว้แล้ว เริ่มใหม่ \d+\/11\/2569 00:00\u00A0น.$/,
      ),
    })
    await pass(24)
    expect((await whereToPay()).accounts).toHaveLength(1)
    bench.pass(-24 * hour)
  })

  test('has the lowest of several hold', async () => {
    await set({ amount: 1_000 })
    await set({ amount: 600, period: 'MONTH' })
    await payIn(bench.services, member, 600)
    expect((await refusalOf(whereToPay())).message).toContain('ต่อเดือน')
  })
})

describe('a member whose loss or stake limit is reached', () => {
  beforeEach(async () => {
    await payIn(bench.services, member, 1_000)
  })

  test('takes no more into a game than may still be lost, and then opens none', async () => {
    await set({ kind: 'LOSS', amount: 300 })
    const { launchUuid, moved } = await openGame({ gameUuid }, newCommand())
    expect(moved).toBe(300)
    await playAt(bench.services, launchUuid, { stake: 100 })
    expect(await reached()).toEqual([])
    await playAt(bench.services, launchUuid, { stake: 200 })
    await cashOutAll(bench.services)
    expect(await credit()).toBe(70_000n)
    // The inbox has one notice per day.
    expect(await reached()).toEqual([{ title: 'LOSS DAY', amount: 300 }])
    expect(await refusalOf(openGame({ gameUuid }, newCommand()))).toMatchObject({ code: 'LOSS_LIMIT' })
  })

  test('stakes no more than is left, also of what was won', async () => {
    await set({ kind: 'STAKE', amount: 100 })
    const { launchUuid } = await openGame({ gameUuid }, newCommand())
    expect(await playAt(bench.services, launchUuid, { stake: 60, isWon: true })).toMatchObject({
      kind: 'played',
    })
    expect(await playAt(bench.services, launchUuid, { stake: 50 })).toEqual({ kind: 'limit' })
    expect(await playAt(bench.services, launchUuid, { stake: 40, isTold: false })).toMatchObject({
      kind: 'played',
    })
    // A round that is not stored yet counts too.
    expect(await playAt(bench.services, launchUuid, { stake: 1, isTold: false })).toEqual({ kind: 'limit' })
    // The next opening cashes out the first game, and books its round.
    bench.pass(1_000)
    expect(await refusalOf(openGame({ gameUuid }, newCommand()))).toMatchObject({ code: 'STAKE_LIMIT' })
  })

  test('has the game cashed out when they lower the limit below what is used', async () => {
    const order = newCommand()
    const { launchUuid } = await openGame({ gameUuid }, order)
    await playAt(bench.services, launchUuid, { stake: 100 })
    await set({ kind: 'LOSS', amount: 50 })
    expect(await playAt(bench.services, launchUuid, { stake: 1 })).toEqual({ kind: 'limit' })
    await cashOutAll(bench.services)
    expect(await credit()).toBe(90_000n)
    expect(await refusalOf(openGame({ gameUuid }, order))).toMatchObject({ code: 'LOSS_LIMIT' })
  })

  test('may lose again what they have won', async () => {
    await set({ kind: 'LOSS', amount: 100 })
    const { launchUuid } = await openGame({ gameUuid }, newCommand())
    await playAt(bench.services, launchUuid, { stake: 100, isWon: true })
    expect(daily(await getLimits(), 'LOSS').used).toBeLessThan(0)
    expect(await playAt(bench.services, launchUuid, { stake: 100 })).toMatchObject({ kind: 'played' })
  })
})
