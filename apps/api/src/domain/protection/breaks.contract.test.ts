import {
  answerRealityCheck,
  anyone,
  askReturn,
  checkIn,
  confirmSlip,
  getBreak,
  getCredit,
  getDepositAccounts,
  getMemberSetting,
  getRealityCheck,
  listMemberAnnouncements,
  listRecentDeposits,
  newCommand,
  openGame,
  requestReward,
  setLimit,
  setRealityCheck,
  spinWheel,
  takeBreak,
  verifySlip,
  withdraw,
  withdrawAffiliate,
} from '@member/api-client'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeFeed } from '../slips/feed/takeFeed.ts'
import { balancesOf } from '../credit/creditOf.ts'
import { sessions } from '../../database/schema.ts'
import { protectionWork } from '../../operations/reads/protectionWork.ts'
import { cashOutAll } from '../games/cashOut.ts'
import type { Member } from '../../services/services.ts'
import { givePoints } from '../../testing/givePoints.ts'
import { newEvent, newReward } from '../../testing/newEvent.ts'
import { newGame, playAt } from '../../testing/newGame.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { readMessages } from '../../testing/readMessages.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { signInAs } from '../../testing/signInAs.ts'
import { testSlipBench } from '../../testing/testServer.ts'
import { qrOf, setSwitches } from '../../testing/partners/bank.ts'

const hour = 3_600_000
const bench = testSlipBench({ isChecked: true })
let member: Member
let gameUuid: string

beforeAll(async () => {
  gameUuid = (await newGame(bench.services.database)).uuid
})
beforeEach(async () => {
  member = await newMember(bench.services)
  await payIn(bench.services, member, 1_000)
  await signInAs(bench.services, member)
})

type Length = Parameters<typeof takeBreak>[0]['length']
const onBreak = (length: Length) => takeBreak({ length, password, isUnderstood: true }, newCommand())
const pass = async (hours: number) => {
  bench.pass(hours * hour)
  await signInAs(bench.services, member)
}
const code = async (call: Promise<unknown>) => (await refusalOf(call)).code
const paidInLately = async () => (await listRecentDeposits()).map(({ amount }) => amount)
const whereToPay = () => {
  const { bankUuid: uuid, bankId, bankName } = member
  return getDepositAccounts({ uuid, bankId, bankName })
}
const credit = async () => (await balancesOf(bench.services.database, member)).credit

describe('a member who takes a break', () => {
  test('gives their password, and is on a break at once and until its day', async () => {
    const wrong = takeBreak({ length: 'DAY', password: 'not it', isUnderstood: true }, newCommand())
    expect(await code(wrong)).toBe('PASSWORD_WRONG')
    expect((await getBreak()).away).toBeNull()
    expect((await onBreak('DAY')).away).toMatchObject({ kind: 'BREAK', mayAskReturn: false })
    expect(await code(openGame({ gameUuid }, newCommand()))).toBe('ON_BREAK')
    await pass(23.9)
    expect(await code(openGame({ gameUuid }, newCommand()))).toBe('ON_BREAK')
    await pass(0.2)
    expect((await getBreak()).away).toBeNull()
    expect((await openGame({ gameUuid }, newCommand())).moved).toBe(1_000)
  })

  test('cannot shorten it, and may make it longer', async () => {
    const { endsAt } = (await onBreak('WEEK')).away!
    expect((await onBreak('DAY')).away?.endsAt).toBe(endsAt)
    expect((await onBreak('ONE_YEAR')).away?.kind).toBe('EXCLUSION')
  })

  test('is left out of the public feed, until they are back', async () => {
    await payIn(bench.services, member, 1_234.56)
    expect(await paidInLately()).toContain(1_234.56)
    await onBreak('DAY')
    expect(await paidInLately()).not.toContain(1_234.56)
    await pass(24.1)
    expect(await paidInLately()).toContain(1_234.56)
    await onBreak('SIX_MONTHS')
    expect(await paidInLately()).not.toContain(1_234.56)
  })

  test('is nowhere else logged in any more', async () => {
    await signInAs(bench.services, member)
    await onBreak('DAY')
    const lines = await bench.services.database
      .select()
      .from(sessions)
      .where(eq(sessions.memberUuid, member.uuid))
    expect(lines.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
    expect((await getCredit()).balance).toBe(1_000)
  })
})

test('staff read who is on a break, which higher limits wait, and who did what and when', async () => {
  await setLimit({ kind: 'LOSS', period: 'DAY', amount: 100 }, newCommand())
  await setLimit({ kind: 'LOSS', period: 'DAY', amount: 900 }, newCommand())
  await onBreak('ONE_YEAR')
  const work = await protectionWork(bench.services.database, bench.services.clock())
  const { username } = member
  expect(work.onBreak).toContainEqual(expect.objectContaining({ username, kind: 'EXCLUSION' }))
  expect(work.waitingLimits).toContainEqual(expect.objectContaining({ username, amount: 100, wanted: 900 }))
  expect(work.protectionLog[0]).toMatchObject({ username, act: 'SELF_EXCLUDED', by: 'MEMBER' })
})

describe('a member who asks for reminders of how long they have been here', () => {
  test('reads about this session alone: how long, how long in games, won less staked', async () => {
    const earlier = await openGame({ gameUuid }, newCommand())
    await playAt(bench.services, earlier.launchUuid, { stake: 500 })
    await pass(1)
    bench.pass(hour / 2)
    expect(await getRealityCheck()).toMatchObject({ minutes: null, playedMinutes: 30, net: 0 })
    const { launchUuid } = await openGame({ gameUuid }, newCommand())
    await playAt(bench.services, launchUuid, { stake: 100 })
    await playAt(bench.services, launchUuid, { stake: 10, isWon: true })
    bench.pass(hour / 2)
    const check = await getRealityCheck()
    expect(check).toMatchObject({ playedMinutes: 60, net: -30 })
    expect(Date.parse(check.now) - Date.parse(check.startedAt)).toBe(hour)
    expect(check.since).toBe(check.startedAt)
  })

  test('has the minutes counted from the setting and from each answer, on this device alone', async () => {
    bench.pass(hour)
    const set = await setRealityCheck({ minutes: 15 }, newCommand())
    expect(set).toMatchObject({ minutes: 15, since: set.now })
    bench.pass(hour / 4)
    const answered = await answerRealityCheck({ choice: 'CARRY_ON' }, anyone)
    expect(answered.since).toBe(answered.now)
    await signInAs(bench.services, member)
    const other = await getRealityCheck()
    expect([other.minutes, other.since]).toEqual([15, other.startedAt])
    expect(await setRealityCheck({ minutes: null }, newCommand())).toMatchObject({ minutes: null })
    const work = await protectionWork(bench.services.database, bench.services.clock())
    expect(work.protectionLog.slice(0, 3)).toMatchObject([
      { act: 'REALITY_CHECK_SET', detail: { minutes: null } },
      { act: 'REALITY_CHECK_ANSWERED', detail: { choice: 'CARRY_ON', net: 0 } },
      { act: 'REALITY_CHECK_SET', detail: { minutes: 15 } },
    ])
  })
})

describe('a member who is excluded', () => {
  test('reads by SMS that the exclusion has begun, and not again when they take a break', async () => {
    await onBreak('SIX_MONTHS')
    await onBreak('DAY')
    const sent = await readMessages(bench.services, member.phone)
    expect(sent.filter((text) => text.includes('เริ่มงดเล่น'))).toHaveLength(1)
  })

  test('has an open game cashed out, and its old link opens no round and no address', async () => {
    const order = newCommand()
    const { launchUuid } = await openGame({ gameUuid }, order)
    await onBreak('SIX_MONTHS')
    expect(await playAt(bench.services, launchUuid, { stake: 100 })).toEqual({ kind: 'closed' })
    expect(await code(openGame({ gameUuid }, order))).toBe('EXCLUDED')
    await cashOutAll(bench.services)
    expect(await credit()).toBe(100_000n)
  })

  test('is shown no account to pay into, but money that comes is theirs, locked, and withdrawn', async () => {
    setSwitches(bench.services.database, { feed: 'reference' })
    const sent = await bench.transfer(member, 400)
    const { uuid } = await verifySlip({ qrcode: qrOf(sent) }, anyone)
    await onBreak('FOREVER')
    expect(await code(whereToPay())).toBe('EXCLUDED')
    await confirmSlip(uuid, newCommand())
    await takeFeed(bench.services)
    expect(await getCredit()).toMatchObject({ balance: 1_000, kept: { amount: 400 } })
    expect((await withdraw(1_400, newCommand())).credit.balance).toBe(0)
  })

  test('has no wheel, no check-in, no credit for points, no refund of losses, no promotion and no announcement', async () => {
    const wheel = await newEvent(bench.services.database, 'WHEEL')
    await givePoints(bench.services.database, member, 1_000)
    const reward = await newReward(bench.services.database, { credit: 1_000n })
    await onBreak('ONE_YEAR')
    expect(await code(spinWheel({ uuid: wheel.uuid }, newCommand()))).toBe('EXCLUDED')
    expect(await code(requestReward(reward.uuid, newCommand()))).toBe('EXCLUDED')
    await newEvent(bench.services.database, 'CHECK_IN', [], { rules: { streak: [10], special: [] } })
    expect(await code(checkIn(newCommand()))).toBe('EXCLUDED')
    expect(await code(withdrawAffiliate({ amount: 10, type: 'wl' }, newCommand()))).toBe('EXCLUDED')
    // Affiliate earnings can still be withdrawn; here the balance is too low.
    expect(await code(withdrawAffiliate({ amount: 50, type: 'af' }, newCommand()))).toBe('AFFILIATE_BALANCE')
    expect((await getMemberSetting()).setting).toBeNull()
    expect(await listMemberAnnouncements()).toEqual([])
  })

  test('comes back after its day, by asking, a day later', async () => {
    await onBreak('SIX_MONTHS')
    expect(await code(askReturn(newCommand()))).toBe('EXCLUSION_RUNS')
    await pass(185 * 24)
    expect((await getBreak()).away?.mayAskReturn).toBe(true)
    expect(await code(openGame({ gameUuid }, newCommand()))).toBe('EXCLUDED')
    expect((await askReturn(newCommand())).away).toMatchObject({ mayAskReturn: false })
    await pass(23.9)
    expect(await code(openGame({ gameUuid }, newCommand()))).toBe('EXCLUDED')
    await pass(0.2)
    expect((await getBreak()).away).toBeNull()
  })

  test('never comes back from for ever', async () => {
    await onBreak('FOREVER')
    await pass(100 * 365 * 24)
    expect(await code(askReturn(newCommand()))).toBe('EXCLUSION_RUNS')
    bench.pass(-100 * 365 * 24 * hour)
  })
})
