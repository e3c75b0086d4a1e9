import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../database/database.ts'
import { gameStakes, launches } from '../../../database/schema.ts'
import { cashOutLaunch } from '../cashOutLaunch.ts'
import { toSatang } from '../../../values/satang.ts'
import { operationsAs } from '../../../operations/operations.ts'
import { th } from '../../audit/th.ts'
import type { Member } from '../../../services/services.ts'
import { readSite, writeSite } from '../../settings/settings.ts'
import { findViolations } from '../../../database/invariants/invariants.ts'
import { newMember } from '../../../testing/newMember.ts'
import { openLaunch } from '../../../testing/newGame.ts'
import { openTestDatabase } from '../../../testing/openTestDatabase.ts'
import { payIn } from '../../../testing/payIn.ts'
import { ownerStaff } from '../../../testing/asStaff.ts'
import { testServices } from '../../../testing/testServices.ts'
import { seamlessGames } from './seamlessGames.ts'
import type { WalletAnswer } from './bets.ts'
import { seamlessWallet } from './seamlessWallet.ts'

let open: OpenDatabase
let bench: ReturnType<typeof testServices>
let wallet: ReturnType<typeof seamlessWallet>
let member: Member
let launchUuid: string

beforeAll(async () => {
  open = await openTestDatabase()
  bench = testServices(open.database)
  bench.services.gameProvider = seamlessGames(bench.services, {
    address: async (launch) => ({
      kind: 'address',
      url: `https://games.example/${launch}`,
      expiresAt: bench.services.clock(),
    }),
  })
  wallet = seamlessWallet(bench.services)
})
afterAll(() => open.close())
beforeEach(async () => {
  member = await newMember(bench.services)
  await payIn(bench.services, member, 100)
  launchUuid = await opened()
  return async () => expect(await findViolations(open.database)).toEqual([])
})

const opened = async () => (await openLaunch(bench.services, member)).launchUuid

const bet = (betId: string, baht: number) =>
  wallet.bet({ provider: 'JK', betId, launchUuid, stake: toSatang(baht) })
const settle = (betId: string, baht: number) =>
  wallet.settle({ provider: 'JK', betId, launchUuid, win: toSatang(baht) })
const rollback = (betId: string) => wallet.rollback({ provider: 'JK', betId, launchUuid })
const award = (betId: string, baht: number) =>
  wallet.award({ provider: 'JK', betId, launchUuid, win: toSatang(baht) })
const done = (baht: number, isRepeat = false): WalletAnswer => ({
  kind: 'done',
  balance: toSatang(baht),
  isRepeat,
})
const refused = (reason: string) => expect.objectContaining({ kind: 'refused', reason })
const launchNow = async () =>
  (await open.database.select().from(launches).where(eq(launches.uuid, launchUuid)))[0]!
const id = () => crypto.randomUUID()

describe('a bet', () => {
  test('takes its stake from the credit, and brings what it won, each once', async () => {
    const one = id()
    expect(await wallet.balance(launchUuid)).toEqual(done(100))
    expect(await bet(one, 30)).toEqual(done(70))
    expect(await bet(one, 30)).toEqual(done(70, true))
    expect(await settle(one, 50)).toEqual(done(120))
    expect(await settle(one, 50)).toEqual(done(120, true))
  })

  test('sent many times at once is taken once', async () => {
    const one = id()
    await Promise.all([1, 2, 3, 4].map(() => bet(one, 30)))
    expect(await wallet.balance(launchUuid)).toEqual(done(70))
    await Promise.all([1, 2, 3, 4].map(() => settle(one, 10)))
    expect(await wallet.balance(launchUuid)).toEqual(done(80))
  })

  test('beyond the credit is refused, and so is the same id with another amount', async () => {
    const one = id()
    expect(await bet(id(), 100.01)).toEqual(refused('too-little'))
    await bet(one, 30)
    expect(await bet(one, 31)).toEqual(refused('different'))
    await settle(one, 0)
    expect(await settle(one, 5)).toEqual(refused('different'))
  })

  test('whose result came first is settled the moment it comes; without it the result pays nothing', async () => {
    const one = id()
    expect(await settle(one, 500)).toEqual(done(100))
    expect(await bet(one, 30)).toEqual(done(570))
    expect(await settle(one, 500)).toEqual(done(570, true))
  })

  test('that is rolled back gives its stake back once; one that comes after its rollback is not taken', async () => {
    const [one, late] = [id(), id()]
    await bet(one, 30)
    expect(await rollback(one)).toEqual(done(100))
    expect(await rollback(one)).toEqual(done(100, true))
    expect(await settle(one, 90)).toEqual(refused('over'))
    expect(await rollback(late)).toEqual(done(100))
    expect(await bet(late, 30)).toEqual(refused('over'))
  })

  test('that is settled is not rolled back', async () => {
    const one = id()
    await bet(one, 30)
    await settle(one, 0)
    expect(await rollback(one)).toEqual(refused('over'))
  })

  test('belongs to its launch: another one’s result or rollback is not taken', async () => {
    const one = id()
    await bet(one, 30)
    const other = await opened()
    expect(await wallet.settle({ provider: 'JK', betId: one, launchUuid: other, win: 1n })).toEqual(
      refused('different'),
    )
    expect(await wallet.balance(id())).toEqual(refused('unknown'))
    await settle(one, 0)
  })
})

describe('a game', () => {
  test('that is over takes no bet; one that is open is settled all the same, and then the game is cashed out', async () => {
    const one = id()
    await bet(one, 30)
    await cashOutLaunch(bench.services, await launchNow())
    expect(await launchNow()).toMatchObject({ status: 'RETURNING' })
    expect(await bet(id(), 10)).toEqual(refused('closed'))
    expect(await settle(one, 70)).toEqual(done(140))
    await cashOutLaunch(bench.services, await launchNow())
    expect(await launchNow()).toMatchObject({ status: 'RETURNED', returned: 0n })
    expect(await award(id(), 5)).toEqual(done(145))
  })

  test('of a suspended member takes no bet', async () => {
    await open.database.update(launches).set({ status: 'RETURNING' }).where(eq(launches.uuid, launchUuid))
    expect(await bet(id(), 10)).toEqual(refused('closed'))
  })
})

test('whatever comes in whatever order, and how often, the books balance and each bet counts once', async () => {
  const step = fc.record({
    does: fc.constantFrom('bet', 'settle', 'rollback', 'award' as const),
    which: fc.integer({ min: 0, max: 4 }),
    baht: fc.integer({ min: 1, max: 60 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
      async (turns) => {
        const bets = Array.from({ length: 5 }, id)
        for (const together of turns) {
          await Promise.all(
            together.map(({ does, which, baht }) => {
              const one = bets[which]!
              if (does === 'bet') return bet(one, baht)
              if (does === 'settle') return settle(one, baht)
              return does === 'award' ? award(one, baht) : rollback(one)
            }),
          )
        }
        for (const one of bets) await settle(one, 0)
        const rows = await open.database
          .select()
          .from(gameStakes)
          .where(eq(gameStakes.launchUuid, launchUuid))
        expect(rows.filter(({ status }) => status === 'OPEN')).toEqual([])
        expect(await findViolations(open.database)).toEqual([])
      },
    ),
    { numRuns: 12 },
  )
})

test('staff refund a bet whose provider sends no result, once; the result is refused afterwards', async () => {
  await bet('lost', 20)
  const [stake] = await open.database.select().from(gameStakes).where(eq(gameStakes.betId, 'lost'))
  const staffOperations = operationsAs(bench.services, ownerStaff)
  await expect(staffOperations.returnStake(stake!.uuid, '')).rejects.toThrow(th.stakeReason)
  await staffOperations.returnStake(stake!.uuid, 'ค่ายเกมไม่ส่งผล')
  await expect(staffOperations.returnStake(stake!.uuid, 'ค่ายเกมไม่ส่งผล')).rejects.toThrow(th.settled)
  expect(await settle('lost', 50)).toMatchObject({ kind: 'refused', reason: 'over', balance: toSatang(100) })
})

test('a stake of nothing is refused, and the game goes on', async () => {
  expect(await bet('free', 0)).toMatchObject({ kind: 'refused', reason: 'different' })
  expect(await bet('paid', 10)).toMatchObject({ kind: 'done' })
})

describe('a provider that is wrong', () => {
  test.each(['a\0b', '', 'x'.repeat(201)])('is refused an id that can be none: %j', async (betId) => {
    for (const call of [
      () => bet(betId, 1),
      () => settle(betId, 1),
      () => award(betId, 1),
      () => rollback(betId),
    ])
      expect(await call()).toEqual({ kind: 'refused', reason: 'invalid', balance: toSatang(100) })
  })

  test.each([10n ** 30n, -(10n ** 30n), NaN, '5', undefined, null])(
    'is refused the amount %s',
    async (amount) => {
      // eslint-disable-next-line typescript/no-unsafe-type-assertion -- an adapter passes on untyped input
      const wrong = amount as bigint
      const one = { provider: 'JK', betId: id(), launchUuid }
      for (const call of [wallet.bet({ ...one, stake: wrong }), wallet.settle({ ...one, win: wrong })])
        expect(await call).toEqual(refused('invalid'))
    },
  )

  test('is not paid a win above the most that the rules allow, and is once they allow it', async () => {
    const [one, two] = [id(), id()]
    await bet(one, 30)
    bench.logged.length = 0
    const much = 999_999_999_999.99
    for (const _ of [1, 2, 3]) expect(await settle(one, much)).toEqual(refused('too-much'))
    expect(await settle(two, much)).toEqual(refused('too-much'))
    expect(await award(id(), much)).toEqual(refused('too-much'))
    // Each is logged once, however often the provider repeats it.
    expect(bench.logged.filter(({ level }) => level === 'error')).toHaveLength(2)
    expect(await settle(one, 10_000_000)).toEqual(done(10_000_070))
  })

  test('is held to the ceiling that the operator sets', async () => {
    const site = await readSite(open.database)
    await writeSite(open.database, { ...site, mostWin: 50 })
    const one = id()
    await bet(one, 30)
    expect(await settle(one, 50.01)).toEqual(refused('too-much'))
    await writeSite(open.database, { ...site, mostWin: null })
    expect(await settle(one, 50.01)).toEqual(done(120.01))
    await writeSite(open.database, site)
  })
})
