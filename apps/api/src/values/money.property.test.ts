import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../main/app.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { AppEnv, Member } from '../services/services.ts'
import { readSite, writeSite } from '../domain/settings/settings.ts'
import { rowsOf } from '../database/invariants/describeViolations.ts'
import { findViolations } from '../database/invariants/invariants.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { payIn } from '../testing/payIn.ts'
import { signInAs } from '../testing/signInAs.ts'
import { testServices } from '../testing/testServices.ts'
import { failWithdrawal, payWithdrawal, rejectWithdrawal } from '../domain/withdrawals/service.ts'

type Step =
  | { kind: 'deposit'; who: number; baht: number; transfer: number }
  | { kind: 'withdraw'; who: number; baht: number; key: number; isGivingUp: boolean }
  | { kind: 'bonus'; who: number; offer: '1' | '2' }
  | { kind: 'retry'; who: number; key: number }
  | { kind: 'settle'; who: number; how: 'pay' | 'fail' | 'reject' }
  | { kind: 'pass'; hours: number }

const who = fc.nat({ max: 1 })
const baht = fc.integer({ min: 1, max: 60_000 * 100 }).map((satang) => satang / 100)
// Few keys and transfers, so that repeats and conflicts are common.
const key = fc.nat({ max: 5 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('deposit' as const), who, baht, transfer: fc.nat({ max: 8 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('withdraw' as const),
      who,
      baht,
      key,
      isGivingUp: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('bonus' as const),
      who,
      offer: fc.constantFrom('1' as const, '2' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retry' as const), who, key }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      who,
      how: fc.constantFrom('pay' as const, 'fail' as const, 'reject' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 13 }) }),
  },
)
const most = 100_000
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 })

const settlers = {
  pay: payWithdrawal,
  reject: (...[tx, uuid, now]: Parameters<typeof payWithdrawal>) => rejectWithdrawal(tx, uuid, '-', now),
  fail: (...[tx, uuid, now]: Parameters<typeof payWithdrawal>) => failWithdrawal(tx, uuid, '-', now),
}

let open: OpenDatabase
let app: Hono<AppEnv>
let bench: ReturnType<typeof testServices>
beforeAll(async () => {
  open = await openTestDatabase()
  bench = testServices(open.database)
  app = createApp(bench.services)
  const allDay = { bonusTimeStart: null, bonusTimeEnd: null, bonusTimeStart2: null, bonusTimeEnd2: null }
  const rates = { bonusMax: 5000, bonusRate: 20, endNumberBonus: 5, bonusRate2: 10, endNumberBonus2: 0 }
  const promotion = { ...allDay, ...rates, bonusEvery: 'DAY' as const, bonusEvery2: 'WEEK' as const }
  await writeSite(open.database, { ...(await readSite(open.database)), promotion })
})
afterAll(() => open.close())

async function ask(token: string, method: string, path: string, order?: string, body?: unknown) {
  const response = await app.request(path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...(order && { 'Idempotency-Key': order }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.status >= 500) throw new Error(text)
  return { status: response.status, text }
}

const openUuid = (text: string) => /"uuid":"([^"]+)"/.exec(text)?.[1]

test('whatever is done in whatever order: no money is made, lost or owed, no limit is passed, no bonus is had twice', async () => {
  const { services } = bench
  await fc.assert(
    fc.asyncProperty(rounds, async (plan) => {
      const people = [await newMember(services), await newMember(services)]
      const run = crypto.randomUUID().slice(0, -4)
      const orderOf = (place: number, number: number) => `${run}${place}00${number}`
      const first = new Map<string, string>()

      const take = async (each: Step) => {
        if (each.kind === 'pass') return
        const place = each.who
        const member: Member = people[place]!
        const token = await signInAs(services, member)
        if (each.kind === 'deposit') {
          await payIn(services, member, each.baht, `${run}${each.transfer}`)
          return
        }
        if (each.kind === 'bonus') {
          await ask(token, 'PUT', '/api/auth/bonus', undefined, { offer: each.offer, amount: 1000 })
          return
        }
        const openOne = openUuid(
          (await ask(token, 'GET', `/api/auth/withdraw/withdraw-request/${member.uuid}`)).text,
        )
        if (each.kind === 'settle') {
          const settle = settlers[each.how]
          // Already settled: refused, and nothing moves.
          if (openOne)
            await services.database
              .transaction((tx) => settle(tx, openOne, services.clock()))
              .catch(isRefusal)
          return
        }
        const order = orderOf(place, each.key)
        const answer =
          each.kind === 'withdraw'
            ? await ask(token, 'POST', `/api/auth/withdraw/${member.uuid}`, order, {
                amount: each.baht,
                ...(each.isGivingUp && { givesUp: most }),
              })
            : await ask(token, 'POST', '/api/auth/withdraw/retry', order, {
                uuid: openOne ?? crypto.randomUUID(),
              })
        if (answer.text.includes('KEY_REUSED')) return
        // A key has one answer while it is stored.
        const name = `${each.kind} ${order}`
        expect(answer.text).toBe(first.get(name) ?? answer.text)
        first.set(name, answer.text)
      }

      for (const round of plan) {
        await Promise.all(round.map(take))
        expect(await findViolations(services.database)).toEqual([])
        for (const each of round) {
          if (each.kind !== 'pass') continue
          bench.pass(each.hours * 3_600_000)
        }
        // Answers are stored for a day.
        if (round.some(({ kind }) => kind === 'pass')) first.clear()
      }
    }),
    { numRuns: 25, seed: 20_261_120, endOnFailure: true },
  )
  // The run must have covered these kinds.
  const moved = await rowsOf(open.database, sql`select distinct kind from ledger_transactions`)
  expect(moved.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['bonus', 'bonus-given-up', 'bonus-given-back', 'withdraw-rejected']),
  )
})

function isRefusal(fault: unknown) {
  if (!(fault instanceof Error) || fault.name !== 'Refusal') throw fault
}
