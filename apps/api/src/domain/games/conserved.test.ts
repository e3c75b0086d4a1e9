import { cashOut, type Command, getCredit, newCommand, openGame } from '@member/api-client'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { launches, transactions } from '../../database/schema.ts'
import { providerWithTimeout } from '../../adapters/partnersWithTimeout.ts'
import { cashOuts, openings, resultOf, setGameSwitches, testGames } from '../../testing/partners/games.ts'
import { toBaht } from '../../values/satang.ts'
import type { Member } from '../../services/services.ts'
import { findViolations } from '../../database/invariants/invariants.ts'
import { newGame, playAt } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { testServer } from '../../testing/testServer.ts'
import { cashOutAll } from './cashOut.ts'
import { takeRounds } from './takeRounds.ts'
import type { GameProvider } from '../../services/gameProvider.ts'

class Killed extends Error {
  override name = 'Killed'
}

/** Wraps a provider whose calls can crash the server, before or after their effect. */
function crashingProvider(provider: GameProvider) {
  let left = 0
  let moment: 'before' | 'after' = 'before'
  const crashIfDue = (at: typeof moment) => {
    if (moment !== at || left === 0) return
    left -= 1
    if (left === 0) throw new Killed(`ended ${at} an answer`)
  }
  const callThrough = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    crashIfDue('before')
    const answer = await ask()
    crashIfDue('after')
    return answer
  }
  const gameProvider: GameProvider = {
    moveIn: (launch, amount) => callThrough(() => provider.moveIn(launch, amount)),
    address: (launchUuid, language) => callThrough(() => provider.address(launchUuid, language)),
    balance: (launchUuid) => callThrough(() => provider.balance(launchUuid)),
    cashOut: (launchUuid) => callThrough(() => provider.cashOut(launchUuid)),
    rounds: (after) => callThrough(() => provider.rounds(after)),
    taken: (roundIds) => callThrough(() => provider.taken(roundIds)),
  }
  return {
    gameProvider,
    crashAt: (asked: number, at: typeof moment) => {
      left = asked
      moment = at
    },
    keepRunning: () => {
      left = 0
    },
  }
}

describe('conserved', () => {
  // In any order of events, and wherever the server crashes, no satang is created or lost.

  const server = testServer()
  let doom: ReturnType<typeof crashingProvider>
  const gameUuids: string[] = []

  beforeAll(async () => {
    const { services } = server
    doom = crashingProvider(
      providerWithTimeout(
        testGames(services.database, () => services.clock(), 'http://play.example'),
        25,
        services.log,
      ),
    )
    services.gameProvider = doom.gameProvider
    for (const provider of ['JK', 'SG']) gameUuids.push((await newGame(services.database, { provider })).uuid)
  })

  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ does: fc.constant('open' as const), game: fc.nat(1), key: fc.nat(2) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constant('round' as const),
        stake: fc.integer({ min: 1, max: 300 }),
        isWon: fc.boolean(),
      }),
    },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('cashOut' as const), key: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('both' as const), game: fc.nat(1) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('switch' as const),
        opening: fc.constantFrom(...openings),
        cashOut: fc.constantFrom(...cashOuts),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('kill' as const),
        asked: fc.integer({ min: 1, max: 5 }),
        at: fc.constantFrom('before' as const, 'after' as const),
      }),
    },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('job' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ does: fc.constant('payIn' as const), baht: fc.integer({ min: 1, max: 400 }) }),
    },
  )
  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

  type Story = { member: Member; paid: number; keys: Map<string, Command> }

  const orderOf = ({ keys }: Story, name: string) => {
    const order = keys.get(name) ?? newCommand()
    keys.set(name, order)
    return order
  }

  async function live(story: Story, now: Step) {
    const { services } = server
    const open = (game: number, key: number | string) =>
      openGame({ gameUuid: gameUuids[game]! }, orderOf(story, `open ${game} ${key}`))
    if (now.does === 'open') await open(now.game, now.key)
    if (now.does === 'cashOut') await cashOut({}, orderOf(story, `home ${now.key}`))
    if (now.does === 'both')
      await Promise.allSettled([
        open(now.game, 'one'),
        cashOut({}, newCommand()),
        open(1 - now.game, 'other'),
      ])
    if (now.does === 'switch')
      setGameSwitches(services.database, { opening: now.opening, cashOut: now.cashOut })
    if (now.does === 'kill') doom.crashAt(now.asked, now.at)
    if (now.does === 'job') {
      await takeRounds(services)
      await cashOutAll(services)
    }
    if (now.does === 'payIn') {
      story.paid += now.baht
      await payIn(services, story.member, now.baht)
    }
    if (now.does === 'round') {
      const own = await ownLaunches(story)
      const seat = own.findLast(({ status }) => status === 'OPEN')
      if (seat) await playAt(services, seat.uuid, { ...now, isTold: false })
    }
  }

  const ownLaunches = ({ member }: Story) =>
    server.services.database
      .select()
      .from(launches)
      .where(eq(launches.memberUuid, member.uuid))
      .orderBy(launches.createdAt, launches.uuid)

  async function endWell(story: Story) {
    const { services } = server
    const { database } = services
    doom.keepRunning()
    setGameSwitches(database, { opening: 'up', cashOut: 'up' })
    server.pass(61_000)
    await takeRounds(services)
    await cashOut({}, newCommand())
    await cashOutAll(services)
    await cashOutAll(services)
    const own = (await ownLaunches(story)).map(({ uuid }) => uuid)
    expect(await getCredit()).toMatchObject({
      balance: story.paid + toBaht(resultOf(database, own)),
      inGames: [],
    })
  }

  test('a member has what they paid in and won, less what they lost, however they opened, played and came back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const member = await newMember(server.services)
        const story: Story = { member, paid: 1_000, keys: new Map() }
        await payIn(server.services, member, story.paid)
        await server.logIn(member)
        for (const each of steps) {
          // Refusals and crashes are expected; wrong money is not.
          await live(story, each).catch(() => {})
          expect(await findViolations(server.services.database)).toEqual([])
        }
        await endWell(story)
      }),
      { numRuns: Number(process.env['RUNS'] ?? 30), endOnFailure: true },
    )
    const { database } = server.services
    const differences = database.select().from(transactions).where(eq(transactions.kind, 'game-difference'))
    expect(await differences).toEqual([])
  })
})
