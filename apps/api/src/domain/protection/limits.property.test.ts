import { limitKinds, type PlayLimit } from '@member/api-client'
import * as fc from 'fast-check'
import { and, eq, gte, inArray, sum } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditOf } from '../../database/ledger.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { entries, launches, operatorAccounts, transactions, withdrawals } from '../../database/schema.ts'
import { cashOutAll } from '../games/cashOut.ts'
import { Refusal } from '../../http/refusals.ts'
import type { Member } from '../../services/services.ts'
import { toSatang } from '../../values/satang.ts'
import { findViolations } from '../../database/invariants/invariants.ts'
import { newGame, playAt } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { payIn } from '../../testing/payIn.ts'
import { payInAccount } from '../../testing/slipBench.ts'
import { twoProcesses } from './twoProcesses.testing.ts'
import { rejectWithdrawal } from '../withdrawals/service.ts'
import { unlockAll } from './unlock.ts'
import { toLimits } from './toLimits.ts'
import { qrOf, sendTransfer } from '../../testing/partners/bank.ts'

type Step =
  | { kind: 'limit'; at: number; limit: Pick<PlayLimit, 'kind' | 'period' | 'amount'> }
  | { kind: 'settle'; at: number; limit: Pick<PlayLimit, 'kind' | 'period'> }
  | { kind: 'slip' | 'withdraw'; at: number; baht: number }
  | { kind: 'transfer'; baht: number }
  | { kind: 'reject' }
  | { kind: 'open'; at: number }
  | { kind: 'stake'; baht: number; isWon: boolean; isTold: boolean }
  | { kind: 'pass'; hours: number }

const at = fc.nat({ max: 1 })
const which = {
  kind: fc.constantFrom(...limitKinds),
  period: fc.constantFrom('DAY' as const, 'MONTH' as const),
}
const amount = fc.option(fc.integer({ min: 1, max: 12 }).map((hundreds) => hundreds * 100))
const baht = fc.integer({ min: 1, max: 6 }).map((hundreds) => hundreds * 100)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('limit' as const), at, limit: fc.record({ ...which, amount }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('settle' as const), at, limit: fc.record(which) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('slip' as const, 'withdraw' as const), at, baht }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('transfer' as const), baht }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reject' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('open' as const), at }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('stake' as const),
      baht: fc.integer({ min: 10, max: 300 }),
      isWon: fc.boolean(),
      isTold: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: -5, max: 40 }) }),
  },
)
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 10 })

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  await open.database.insert(operatorAccounts).values(payInAccount)
})
afterAll(() => open.close())

test('whatever is tried from two sessions at once: nothing comes into play, is staked or opened beyond a limit', async () => {
  const { services, pass, ask } = twoProcesses(open.database)
  const { uuid: gameUuid } = await newGame(open.database)

  const came = {
    limit: 0,
    settle: 0,
    slip: 0,
    withdraw: 0,
    transfer: 0,
    reject: 0,
    open: 0,
    stake: 0,
    pass: 1,
  }
  const take = async (member: Member, each: Step) => {
    if (await attempt(member, each)) came[each.kind] += 1
  }
  const attempt = async (member: Member, each: Step): Promise<boolean> => {
    const order = async (path: string, body: object) =>
      'at' in each && (await ask(member, each.at, `/api/auth/${path}`, body)).status === 200
    if (each.kind === 'limit') return order('protection/limits', each.limit)
    if (each.kind === 'settle') return order('protection/limits/waiting', { ...each.limit, isWanted: true })
    if (each.kind === 'open') return order('user/opengame', { gameUuid, platform: 'DSK' })
    if (each.kind === 'withdraw') return order(`withdraw/${member.uuid}`, { amount: each.baht })
    if (each.kind === 'transfer') return (await payIn(services, member, each.baht)).kind === 'credited'
    if (each.kind === 'reject') return reject(member)
    if (each.kind === 'slip') {
      const { bankName, bankId } = member
      const sending = { from: { bankName, bankId }, to: payInAccount, amount: toSatang(each.baht) }
      const sent = await sendTransfer(open.database, sending, services.clock())
      const { data } = await ask(member, each.at, '/api/auth/slip/verify', { qrcode: qrOf(sent) })
      return order('slip/confirm', { uuid: data?.uuid })
    }
    if (each.kind === 'pass') return false
    const [last] = await open.database
      .select()
      .from(launches)
      .where(and(eq(launches.memberUuid, member.uuid), eq(launches.status, 'OPEN')))
    if (!last) return false
    return (await playAt(services, last.uuid, { ...each, stake: each.baht })).kind === 'played'
  }
  const reject = async ({ uuid }: Member) => {
    const isAsked = and(eq(withdrawals.memberUuid, uuid), eq(withdrawals.status, 'PENDING'))
    const [asked] = await open.database.select().from(withdrawals).where(isAsked)
    if (!asked) return false
    return open.database
      .transaction((tx) => rejectWithdrawal(tx, asked.uuid, '-', services.clock()))
      .then(
        () => true,
        // A second settlement is refused.
        (fault: unknown) => {
          if (fault instanceof Refusal) return false
          throw fault
        },
      )
  }
  const broughtIn = async ({ uuid }: Member, since: string) => {
    const [row] = await open.database
      .select({ all: sum(entries.amount).mapWith(Number) })
      .from(entries)
      .innerJoin(transactions, eq(transactions.uuid, entries.transactionUuid))
      .where(
        and(
          eq(entries.accountId, creditOf(uuid)),
          inArray(transactions.kind, ['deposit', 'deposit-released']),
          gte(transactions.createdAt, new Date(since)),
        ),
      )
    return (row?.all ?? 0) / 100
  }

  await fc.assert(
    fc.asyncProperty(rounds, async (plan) => {
      const member = await newMember(services)
      for (const kind of limitKinds)
        for (const first of [400, 900])
          await ask(member, 0, '/api/auth/protection/limits', { kind, period: 'DAY', amount: first })
      const limitsNow = async () => (await toLimits(open.database, member.uuid, services.clock())).limits
      for (const round of plan) {
        const before = await limitsNow()
        await Promise.all(round.map((each) => take(member, each)))
        const after = await limitsNow()
        for (const [place, limit] of after.entries()) {
          if (limit.kind === 'DEPOSIT') expect(limit.used).toBe(await broughtIn(member, limit.startedAt))
          const was = before[place]!
          if (was.amount === null || limit.amount === null || limit.startedAt !== was.startedAt) continue
          // Usage above a limit is allowed only if the limit was set below it.
          const most = Math.max(was.amount, limit.amount, was.used)
          expect([limit.kind, limit.period, limit.used <= most]).toEqual([limit.kind, limit.period, true])
        }
        for (const each of round) if (each.kind === 'pass') pass(each.hours * 3_600_000)
        await cashOutAll(services)
        await unlockAll(services)
      }
      expect(await findViolations(open.database)).toEqual([])
    }),
    { numRuns: 25, seed: 20_261_122, endOnFailure: true },
  )
  // Some steps of each kind must have succeeded.
  expect(Math.min(...Object.values(came)), JSON.stringify(came)).toBeGreaterThan(0)
})
