import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../database/database.ts'
import { gameStakes, launches } from '../../database/schema.ts'
import type { GameProvider } from '../../services/gameProvider.ts'
import { newGame, openLaunch } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { testServices } from '../../testing/testServices.ts'
import { cashOutAll, finishCashOut } from './cashOut.ts'
import { seamlessGames } from './seamless/seamlessGames.ts'
import { seamlessWallet } from './seamless/seamlessWallet.ts'
import { takeRounds } from './takeRounds.ts'

// A provider that fails for many launches does not block the others.

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const withProvider = (change: Partial<GameProvider>) => {
  const { services } = testServices(opened.database)
  return { ...services, gameProvider: { ...services.gameProvider, ...change } }
}

async function returning(count: number) {
  const { services } = testServices(opened.database)
  const { uuid: memberUuid } = await newMember(services)
  const { uuid: gameUuid } = await newGame(opened.database)
  const rows = Array.from({ length: count }, (_, place) => ({
    memberUuid,
    gameUuid,
    order: crypto.randomUUID(),
    status: 'RETURNING' as const,
    openedAt: services.clock(),
    updatedAt: new Date(services.clock().getTime() - (count - place) * 1_000),
  }))
  return opened.database.insert(launches).values(rows).returning()
}

const pageOf = (launchUuid: string) =>
  Array.from({ length: 100 }, (_, place) => ({
    roundId: `${launchUuid} ${place}`,
    provider: 'JK',
    launchUuid,
    bet: 100n,
    win: 0n,
    at: new Date(),
  }))

test('a page of rounds that cannot be taken is not all the rounds there are', async () => {
  const rounds = pageOf('no launch')
  const services = withProvider({ rounds: async () => ({ kind: 'rounds', rounds }) })
  expect(await takeRounds(services)).toMatchObject({ isWhole: false })
})

test('rounds behind a page that cannot be taken are taken', async () => {
  const statements: string[][] = []
  const pages = [pageOf('no launch'), pageOf('no launch either').slice(0, 1)]
  const services = withProvider({
    rounds: async (after) => ({ kind: 'rounds', rounds: after ? pages[1]! : pages[0]! }),
    taken: async (roundIds) => void statements.push(roundIds),
  })
  const { isWhole, stuck } = await takeRounds(services)
  expect({ isWhole, stuck: stuck.size, pages: statements.length }).toEqual({
    isWhole: true,
    stuck: 2,
    pages: 2,
  })
})

test('who has waited longest for a return is asked for first', async () => {
  const waiting = await returning(101)
  await opened.database
    .update(launches)
    .set({ updatedAt: new Date(0) })
    .where(eq(launches.uuid, waiting[100]!.uuid))
  const asked: string[] = []
  const services = withProvider({
    cashOut: async (launchUuid) => {
      asked.push(launchUuid)
      return { kind: 'unanswered' }
    },
  })
  await cashOutAll(services)
  expect(asked[0]).toBe(waiting[100]!.uuid)
  await cashOutAll(services)
  expect(new Set(asked).size).toBe(101)
})

test('a member with several games out waits for a slow provider once, not once for each', async () => {
  const waiting = await returning(3)
  const asked: string[] = []
  const services = withProvider({
    cashOut: async (launchUuid) => {
      asked.push(launchUuid)
      // Answers only after all calls have arrived.
      await vi.waitUntil(() => asked.length === waiting.length)
      return { kind: 'never-came' }
    },
    rounds: async () => ({ kind: 'rounds', rounds: [] }),
  })
  const uuids = waiting.map(({ uuid }) => uuid)
  expect(await finishCashOut(services, uuids, crypto.randomUUID())).toEqual({ amount: 0n, status: 'DONE' })
})

test('a bet whose id brought another member’s result at the same moment is refused', async () => {
  const { services } = testServices(opened.database)
  services.gameProvider = seamlessGames(services, {
    address: async () => ({ kind: 'address', url: 'https://games.example', expiresAt: services.clock() }),
  })
  const [member, other] = [await newMember(services), await newMember(services)]
  await payIn(services, member, 100)
  const [own, others] = [await openLaunch(services, member), await openLaunch(services, other)]
  const bet = { provider: 'JK', betId: 'one id', launchUuid: others.launchUuid }
  const times = { createdAt: services.clock(), updatedAt: services.clock() }
  const early = { ...bet, ...times, memberUuid: other.uuid, status: 'EARLY' as const, win: 900n }
  // Between the look for the bet and its insertion.
  const overtaken = (tx: Database) =>
    new Proxy(tx, {
      get: (target, key) => {
        if (key === 'insert') void target.insert(gameStakes).values(early).execute()
        return Reflect.get(target, key)
      },
    })
  const database = new Proxy(opened.database, {
    get: (target, key) =>
      key === 'transaction'
        ? (run: (tx: Database) => Promise<unknown>) => target.transaction((tx) => run(overtaken(tx)))
        : Reflect.get(target, key),
  })
  const wallet = seamlessWallet({ ...services, database })
  expect(await wallet.bet({ ...bet, launchUuid: own.launchUuid, stake: 3_000n })).toEqual({
    kind: 'refused',
    reason: 'different',
    balance: 10_000n,
  })
  expect(await opened.database.select().from(gameStakes)).toMatchObject([early])
})
