import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launches } from '../database/schema.ts'
import type { GameProvider } from '../gameProvider/gameProvider.ts'
import { newGame } from '../testing/newGame.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { testServices } from '../testing/testServices.ts'
import { bringAllHome } from './bringAllHome.ts'
import { finishCashOut } from './cashOut.ts'
import { takeRounds } from './takeRounds.ts'

// A provider that answers badly for many holds up no other.

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

/** Services whose provider behaves like this, and is otherwise the simulated one. */
const withProvider = (change: Partial<GameProvider>) => {
  const { services } = testServices(opened.database)
  return { ...services, gameProvider: { ...services.gameProvider, ...change } }
}

/** Launches of a new member that were asked home, the oldest asking first. */
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

test('a page of rounds that cannot be taken is not all the rounds there are', async () => {
  const page = Array.from({ length: 100 }, (_, place) => ({
    roundId: `R-${place}`,
    provider: 'JK',
    launchUuid: 'no launch',
    bet: 100n,
    win: 0n,
    at: new Date(),
  }))
  const services = withProvider({ rounds: async () => ({ kind: 'rounds', rounds: page }) })
  expect(await takeRounds(services)).toMatchObject({ isWhole: false })
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
  await bringAllHome(services)
  expect(asked[0]).toBe(waiting[100]!.uuid)
  await bringAllHome(services)
  expect(new Set(asked).size).toBe(101)
})

test('a member with several games out waits for a slow provider once, not once for each', async () => {
  const waiting = await returning(3)
  const asked: string[] = []
  const services = withProvider({
    cashOut: async (launchUuid) => {
      asked.push(launchUuid)
      // Answers none before it has heard of all.
      await vi.waitUntil(() => asked.length === waiting.length)
      return { kind: 'never-came' }
    },
    rounds: async () => ({ kind: 'rounds', rounds: [] }),
  })
  const uuids = waiting.map(({ uuid }) => uuid)
  expect(await finishCashOut(services, uuids, crypto.randomUUID())).toEqual({ amount: 0n, status: 'DONE' })
})
