import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findViolations } from '../../database/invariants/invariants.ts'
import { accounts, launches, members, notices, playLimits, rounds } from '../../database/schema.ts'
import { createApp } from '../../main/app.ts'
import type { PlayedRound } from '../../services/gameProvider.ts'
import { newMember } from '../../testing/newMember.ts'
import { openLaunch } from '../../testing/newGame.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { payIn } from '../../testing/payIn.ts'
import { testServices } from '../../testing/testServices.ts'
import { settleReturn } from './settleReturn.ts'
import { takeRounds } from './takeRounds.ts'

// Rounds are booked in batches of a hundred, with the same result as one by one.

let open: Awaited<ReturnType<typeof openTestDatabase>>
let usual: ReturnType<typeof testServices>['services']
beforeAll(async () => {
  open = await openTestDatabase()
  ;({ services: usual } = testServices(open.database))
  // With the text tables.
  createApp(usual)
})
afterAll(() => open.close())

async function player() {
  const member = await newMember(usual)
  await payIn(usual, member, 1_000)
  return { member, launchUuid: (await openLaunch(usual, member)).launchUuid }
}

let count = 0
const roundOf = (launchUuid: string, bet: number, win: number): PlayedRound => ({
  roundId: `round ${(count += 1)}`,
  provider: 'JK',
  launchUuid,
  bet: BigInt(bet),
  win: BigInt(win),
  at: usual.clock(),
})

async function report(reported: PlayedRound[]) {
  const taken: string[] = []
  const gameProvider = {
    ...usual.gameProvider,
    rounds: async () => ({ kind: 'rounds' as const, rounds: reported }),
    taken: async (ids: string[]) => void taken.push(...ids),
  }
  return { ...(await takeRounds({ ...usual, gameProvider })), taken }
}

const bookedOf = (launchUuid: string) =>
  open.database.select().from(rounds).where(eq(rounds.launchUuid, launchUuid))

test('the rounds of many members are taken in one transaction', async () => {
  const players = [await player(), await player(), await player()]
  const transaction = vi.spyOn(open.database, 'transaction')
  await report(players.flatMap(({ launchUuid }) => [1, 2, 3].map(() => roundOf(launchUuid, 100, 50))))
  expect(transaction).toHaveBeenCalledTimes(1)
  transaction.mockRestore()
  for (const { launchUuid } of players) expect(await bookedOf(launchUuid)).toHaveLength(3)
  expect(await findViolations(open.database)).toEqual([])
})

test('a round that is refused refuses no other, whatever the reason', async () => {
  const { launchUuid } = await player()
  const other = await player()
  const good = [roundOf(launchUuid, 100, 0), roundOf(other.launchUuid, 100, 0), roundOf(launchUuid, 100, 900)]
  const beyond = roundOf(launchUuid, 100_001, 0)
  const unreadable = { ...roundOf(other.launchUuid, 100, 0), launchUuid: 'no launch' }
  const impossible = roundOf(other.launchUuid, -1, 0)
  const unknown = { ...roundOf(other.launchUuid, 100, 0), launchUuid: crypto.randomUUID() }
  const reported = [good[0]!, beyond, unreadable, unknown, good[1]!, impossible, good[2]!]
  const { taken, stuck } = await report(reported)
  // The unknown one is confirmed too, or its provider would report it for ever, before all others.
  expect(taken.toSorted()).toEqual([...good, unknown].map(({ roundId }) => roundId).toSorted())
  expect(stuck).toEqual(new Set([launchUuid, 'no launch', other.launchUuid]))
  expect([await bookedOf(launchUuid), await bookedOf(other.launchUuid)].map(({ length }) => length)).toEqual([
    2, 1,
  ])
  expect(await findViolations(open.database)).toEqual([])
})

test('a round that is reported twice on one page is booked once', async () => {
  const { launchUuid } = await player()
  const round = roundOf(launchUuid, 100, 0)
  expect((await report([round, round])).taken).toEqual([round.roundId, round.roundId])
  expect(await bookedOf(launchUuid)).toHaveLength(1)
})

async function boundPlayer(limit: number) {
  const { member, launchUuid } = await player()
  const bonus = { turnoverLeft: 60_000n, bonusHeld: 20_000n, bonusBasis: 20_000n }
  await open.database.update(members).set(bonus).where(eq(members.uuid, member.uuid))
  await open.database.insert(playLimits).values({
    memberUuid: member.uuid,
    kind: 'LOSS',
    period: 'DAY',
    amount: BigInt(limit),
    updatedAt: usual.clock(),
  })
  return { member, launchUuid }
}

async function stateOf({ member, launchUuid }: Awaited<ReturnType<typeof player>>) {
  const { database } = open
  const [own] = await database.select().from(members).where(eq(members.uuid, member.uuid))
  const [launch] = await database.select().from(launches).where(eq(launches.uuid, launchUuid))
  const balances = await database.select().from(accounts).where(eq(accounts.memberUuid, member.uuid))
  const reported = await database.select().from(notices).where(eq(notices.memberUuid, member.uuid))
  return {
    bonus: [own?.turnoverLeft, own?.bonusHeld, own?.bonusBasis],
    status: launch?.status,
    balances: balances.map(({ kind, balance }) => `${kind} ${balance}`).toSorted(),
    notices: reported.map(({ event, title, amount }) => `${event} ${title} ${amount}`).toSorted(),
    rounds: (await bookedOf(launchUuid)).length,
  }
}

test('bonus, limits and ledger are the same, reported at once or one after the other', async () => {
  const round = fc.record({ bet: fc.integer({ min: 1, max: 40_000 }), win: fc.nat(60_000) })
  const history = fc.record({
    limit: fc.integer({ min: 100, max: 80_000 }),
    played: fc.array(round, { minLength: 1, maxLength: 8 }),
  })
  await fc.assert(
    fc.asyncProperty(history, async ({ limit, played }) => {
      const [atOnce, inTurn] = [await boundPlayer(limit), await boundPlayer(limit)]
      await report(played.map(({ bet, win }) => roundOf(atOnce.launchUuid, bet, win)))
      for (const { bet, win } of played) await report([roundOf(inTurn.launchUuid, bet, win)])
      expect(await stateOf(atOnce)).toEqual(await stateOf(inTurn))
    }),
    { numRuns: 20 },
  )
  expect(await findViolations(open.database)).toEqual([])
})

test.each([
  { returned: 30_000n, bonus: [60_000n, 20_000n, 20_000n] },
  { returned: 15_000n, bonus: [60_000n, 15_000n, 20_000n] },
  { returned: 0n, bonus: [0n, 0n, 0n] },
])(
  'a provider that returns $returned of 1000 baht takes own money first, then the bonus',
  async ({ returned, bonus }) => {
    const bound = await boundPlayer(1_000_000)
    const isIt = eq(launches.uuid, bound.launchUuid)
    const [launch] = await open.database.select().from(launches).where(isIt)
    await open.database.transaction((tx) => settleReturn(tx, launch!, returned, usual.clock()))
    expect(await stateOf(bound)).toMatchObject({ bonus, status: 'RETURNED' })
  },
)
