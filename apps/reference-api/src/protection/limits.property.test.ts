import type { PlayLimit } from '@member/api-client'
import { limitKinds } from '@member/api-client'
import * as fc from 'fast-check'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { qrOf, sendTransfer } from '../bank/simulated/transfers.ts'
import type { OpenDatabase } from '../database/open.ts'
import { launches, operatorAccounts } from '../database/schema.ts'
import { bringAllHome } from '../games/bringAllHome.ts'
import type { Member } from '../request/services.ts'
import { toSatang } from '../money/satang.ts'
import { findWrongs } from '../testing/invariants.ts'
import { newGame } from '../testing/newGame.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { playAt } from '../testing/playAt.ts'
import { ours } from '../testing/slipBench.ts'
import { twoProcesses } from '../testing/twoProcesses.ts'
import { toLimits } from './toLimits.ts'

/** What a member may try from two sessions, on two processes of the server, at once. */
type Step =
  | { kind: 'limit'; at: number; limit: Pick<PlayLimit, 'kind' | 'period' | 'amount'> }
  | { kind: 'settle'; at: number; limit: Pick<PlayLimit, 'kind' | 'period'> }
  | { kind: 'slip'; at: number; baht: number }
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
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('slip' as const), at, baht }) },
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
/** The steps of a round are sent at once. */
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 10 })

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  await open.database.insert(operatorAccounts).values(ours)
})
afterAll(() => open.close())

test('whatever is tried from two sessions at once: nothing is credited, staked or opened beyond a limit', async () => {
  const { services, pass, ask } = twoProcesses(open.database)
  const { uuid: gameUuid } = await newGame(open.database)

  const came = { limit: 0, settle: 0, slip: 0, open: 0, stake: 0, pass: 1 }
  const take = async (member: Member, each: Step) => {
    const answer = await attempt(member, each)
    const isDone = answer && ('status' in answer ? answer.status === 200 : answer.kind === 'played')
    if (isDone) came[each.kind] += 1
  }
  const attempt = async (member: Member, each: Step) => {
    if (each.kind === 'limit') return ask(member, each.at, '/api/auth/protection/limits', each.limit)
    if (each.kind === 'settle')
      return ask(member, each.at, '/api/auth/protection/limits/waiting', { ...each.limit, isWanted: true })
    if (each.kind === 'open')
      return ask(member, each.at, '/api/auth/user/opengame', { gameUuid, platform: 'DSK' })
    if (each.kind === 'slip') {
      const { bankName, bankId } = member
      const sending = { from: { bankName, bankId }, to: ours, amount: toSatang(each.baht) }
      const sent = await sendTransfer(open.database, sending, services.clock())
      const { data } = await ask(member, each.at, '/api/auth/slip/verify', { qrcode: qrOf(sent!) })
      return ask(member, each.at, '/api/auth/slip/confirm', { uuid: data?.uuid })
    }
    if (each.kind === 'pass') return undefined
    const [last] = await open.database
      .select()
      .from(launches)
      .where(and(eq(launches.memberUuid, member.uuid), eq(launches.status, 'OPEN')))
    return last && playAt(services, last.uuid, { ...each, stake: each.baht })
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
          const was = before[place]!
          if (was.amount === null || limit.amount === null || limit.startedAt !== was.startedAt) continue
          // More than the limit may be used only where it was so before: a limit may be set below what is used.
          const most = Math.max(was.amount, limit.amount, was.used)
          expect([limit.kind, limit.period, limit.used <= most]).toEqual([limit.kind, limit.period, true])
        }
        for (const each of round) if (each.kind === 'pass') pass(each.hours * 3_600_000)
        await bringAllHome(services)
      }
      expect(await findWrongs(open.database)).toEqual([])
    }),
    { numRuns: 25, seed: 20_261_122, endOnFailure: true },
  )
  // Not because everything was refused.
  expect(Math.min(...Object.values(came)), JSON.stringify(came)).toBeGreaterThan(0)
}, 120_000)
