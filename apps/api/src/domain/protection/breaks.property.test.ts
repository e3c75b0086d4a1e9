import * as fc from 'fast-check'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditOf, pointsOf } from '../../database/ledger.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { entries, launches, operatorAccounts, transactions } from '../../database/schema.ts'
import { cashOutAll } from '../games/cashOut.ts'
import { toSatang } from '../../values/satang.ts'
import type { Member } from '../../services/services.ts'
import { givePoints } from '../../testing/givePoints.ts'
import { findViolations } from '../../database/invariants/invariants.ts'
import { newEvent, newReward } from '../../testing/newEvent.ts'
import { newGame, playAt } from '../../testing/newGame.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { payIn } from '../../testing/payIn.ts'
import { payInAccount } from '../../testing/slipBench.ts'
import { twoProcesses } from './twoProcesses.testing.ts'
import { breakOf } from './breaks.ts'
import { unlockAll } from './unlock.ts'
import { qrOf, sendTransfer } from '../../testing/partners/bank.ts'

const hour = 3_600_000

const leading = ['open', 'reopen', 'stake', 'wheel', 'checkIn', 'reward'] as const
type Leading = (typeof leading)[number]
const isLeading = (kind: string): kind is Leading => leading.some((each) => each === kind)

type Order = Exclude<Leading, 'stake'> | 'confirm' | 'return'

type Step =
  | { kind: Leading | 'verify' | 'confirm' | 'return'; at: number }
  | { kind: 'away'; at: number; length: 'DAY' | 'WEEK' | 'SIX_MONTHS' }
  | { kind: 'pass'; hours: number }

const at = fc.nat({ max: 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constantFrom(...leading), at }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('verify' as const, 'confirm' as const), at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('return' as const), at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('away' as const),
      at,
      length: fc.constantFrom('DAY' as const, 'DAY' as const, 'WEEK' as const, 'SIX_MONTHS' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      // Half a year, so that exclusions end too. Negative values turn the clock back, which must end nothing.
      hours: fc.oneof(fc.integer({ min: -5, max: 30 }), fc.constant(190 * 24)),
    }),
  },
)
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 4, maxLength: 12 })

const ofPlay = new Set([
  'deposit',
  'deposit-released',
  'bonus',
  'game-open',
  'play',
  'prize',
  'check-in',
  'reward',
  'reward-credit',
])

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  await open.database.insert(operatorAccounts).values(payInAccount)
})
afterAll(() => open.close())

test('whatever is tried from two sessions at once: nothing comes into play, is staked, opened or drawn during a break', async () => {
  const { database } = open
  const { services, pass, ask } = twoProcesses(database)
  const { uuid: gameUuid } = await newGame(database)
  const { uuid: wheelUuid } = await newEvent(database, 'WHEEL', [{ label: '1', type: 'POINT', value: 1n }], {
    cost: 1,
    boughtPerDay: 100,
  })
  await newEvent(database, 'CHECK_IN', [], { rules: { streak: [5], special: [] } })
  const { uuid: rewardUuid } = await newReward(database, { point: 1, stock: 10_000, credit: 1_000n })

  const opening = { gameUuid, platform: 'DSK' }

  const refused = new Map<string, number>()

  const someone = async () => {
    const member = await newMember(services)
    await payIn(services, member, 5_000)
    await givePoints(database, member, 1_000)
    const order = crypto.randomUUID()
    await ask(member, 0, '/api/auth/user/opengame', opening, order)
    return { member, order, slip: undefined as string | undefined }
  }
  type Someone = Awaited<ReturnType<typeof someone>>

  const orderOf = (who: Someone, order: Order): [path: string, body: object] => {
    const orders: Record<Order, [path: string, body: object]> = {
      return: ['protection/break/return', {}],
      confirm: ['slip/confirm', { uuid: who.slip }],
      open: ['user/opengame', opening],
      reopen: ['user/opengame', opening],
      wheel: ['wheel/reward', { uuid: wheelUuid }],
      checkIn: ['game/check-in', {}],
      reward: ['reward/request', { userUuid: who.member.uuid, rewardUuid }],
    }
    return orders[order]
  }
  const attempt = async (who: Someone, each: Step): Promise<boolean> => {
    if (each.kind === 'pass') return true
    if (each.kind === 'verify') return verify(who, each.at)
    if (each.kind === 'stake') return stake(who.member)
    const [path, body] =
      each.kind === 'away'
        ? ['protection/break', { length: each.length, password, isUnderstood: true }]
        : orderOf(who, each.kind)
    const key = each.kind === 'reopen' ? who.order : undefined
    return (await ask(who.member, each.at, `/api/auth/${path}`, body, key)).status === 200
  }
  const verify = async (who: Someone, place: number) => {
    const { bankName, bankId } = who.member
    const sending = { from: { bankName, bankId }, to: payInAccount, amount: toSatang(100) }
    const sent = await sendTransfer(database, sending, services.clock())
    const { status, data } = await ask(who.member, place, '/api/auth/slip/verify', { qrcode: qrOf(sent) })
    who.slip = data?.uuid
    return status === 200
  }
  const stake = async ({ uuid }: Member) => {
    const isOpen = and(eq(launches.memberUuid, uuid), eq(launches.status, 'OPEN'))
    const [last] = await database.select().from(launches).where(isOpen)
    return last !== undefined && (await playAt(services, last.uuid, { stake: 10 })).kind === 'played'
  }
  const movesOfPlay = async ({ uuid }: Member) => {
    const rows = await database
      .select({ kind: transactions.kind })
      .from(transactions)
      .innerJoin(
        entries,
        and(
          eq(entries.transactionUuid, transactions.uuid),
          inArray(entries.accountId, [creditOf(uuid), pointsOf(uuid)]),
        ),
      )
      .where(eq(transactions.memberUuid, uuid))
    return rows.filter(({ kind }) => ofPlay.has(kind)).length
  }

  // A member without a break is refused nothing.
  const free = await someone()
  for (const kind of ['verify', 'confirm', 'reopen', 'stake', 'wheel', 'checkIn', 'reward', 'open'] as const)
    expect([kind, await attempt(free, { kind, at: 0 })]).toEqual([kind, true])

  await fc.assert(
    fc.asyncProperty(rounds, async (plan) => {
      const who = await someone()
      for (const round of plan) {
        const isAway = (await breakOf(database, who.member.uuid, services.clock())) !== undefined
        const before = await movesOfPlay(who.member)
        const done = await Promise.all(round.map((each) => attempt(who, each)))
        const went = round.filter((_, place) => done[place]).map(({ kind }) => kind)
        if (isAway) {
          for (const { kind } of round) refused.set(kind, (refused.get(kind) ?? 0) + 1)
          expect(went.filter(isLeading)).toEqual([])
          expect(await movesOfPlay(who.member)).toBe(before)
        }
        for (const each of round) if (each.kind === 'pass') pass(each.hours * hour)
        await cashOutAll(services)
        await unlockAll(services)
      }
      expect(await findViolations(database)).toEqual([])
    }),
    { numRuns: 8, seed: 20_261_123, endOnFailure: true },
  )
  expect([...refused.keys()]).toEqual(expect.arrayContaining([...leading]))
})
