import { cashOut, getCredit, getLevel, newCommand, openGame } from '@member/api-client'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { members } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { newGame, playAt } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'
import { morning } from '../../testing/testServices.ts'
import { toSatang } from '../../values/satang.ts'
import { cashOutAll } from './cashOut.ts'

const server = testServer({ isChecked: true })
let member: Member

beforeEach(async () => {
  server.turnTo(morning)
  member = await newMember(server.services)
  await payIn(server.services, member, 500)
  await server.logIn(member)
})

test('money that reaches the provider after its cash-out is refused there', async () => {
  const { gameProvider } = server.services
  const launchUuid = crypto.randomUUID()
  const launch = {
    launchUuid,
    username: member.username,
    provider: 'JK',
    gameCode: 'T-1',
    gameName: 'มังกรทอง',
    category: 'slot' as const,
    platform: 'DSK' as const,
    returnUrl: undefined,
  }
  expect(await gameProvider.cashOut(launchUuid)).toEqual({ kind: 'never-came' })
  expect(await gameProvider.moveIn(launch, 100n)).toEqual({ kind: 'refused' })
  expect(await gameProvider.cashOut(launchUuid)).toEqual({ kind: 'never-came' })
  expect(await gameProvider.balance(launchUuid)).toEqual({ kind: 'balance', amount: 0n })
})

test('what is staked is played off what a bonus asks for', async () => {
  const { database } = server.services
  await database
    .update(members)
    .set({ turnoverLeft: 12_000n, bonusHeld: 5_000n })
    .where(eq(members.uuid, member.uuid))
  const { uuid: gameUuid } = await newGame(database)
  const { launchUuid } = await openGame({ gameUuid }, newCommand())
  await playAt(server.services, launchUuid, { stake: 50, isWon: true })
  expect((await getLevel()).turnoverLeft).toBe(70)
  await playAt(server.services, launchUuid, { stake: 100 })
  expect((await getLevel()).turnoverLeft).toBe(0)
})

const result = async () => (await getCredit()).lastGame?.result

test('the result of a game is shown while it runs, once it is cashed out, and where all was lost', async () => {
  const { database } = server.services
  expect((await getCredit()).lastGame).toBeNull()
  const first = await openGame({ gameUuid: (await newGame(database)).uuid }, newCommand())
  expect(await result()).toBe(0)
  await playAt(server.services, first.launchUuid, { stake: 50 })
  expect(await result()).toBe(-50)
  expect((await cashOut({}, newCommand())).credit).toMatchObject({
    balance: 450,
    lastGame: { launchUuid: first.launchUuid, gameName: 'มังกรทอง', result: -50 },
  })
  server.pass(1_000)
  const second = await openGame({ gameUuid: (await newGame(database)).uuid }, newCommand())
  for (const stake of [100, 100, 100, 100, 50]) await playAt(server.services, second.launchUuid, { stake })
  expect(await getCredit()).toMatchObject({
    inGames: [],
    lastGame: { launchUuid: second.launchUuid, result: -450 },
  })
})

test('a key that opened a game the day before opens none, and says so', async () => {
  const { uuid: gameUuid } = await newGame(server.services.database)
  const order = newCommand()
  await openGame({ gameUuid }, order)
  await cashOut({}, newCommand())
  server.pass(25 * 3_600_000)
  await server.logIn(member)
  expect(await refusalOf(openGame({ gameUuid }, order))).toMatchObject({ status: 409901, code: 'KEY_REUSED' })
  expect((await getCredit()).balance).toBe(500)
})

test('two cash-outs with one key that were sent at once both get the answer that came first', async () => {
  const { services } = server
  await openGame({ gameUuid: (await newGame(services.database)).uuid }, newCommand())
  const { gameProvider } = services
  let [times, letGo] = [0, () => {}]
  const held = new Promise<void>((resolve) => (letGo = resolve))
  services.gameProvider = {
    ...gameProvider,
    cashOut: async (launch) => {
      times += 1
      if (times > 1) return { kind: 'pending', retryAfterSec: 1 }
      await held
      return gameProvider.cashOut(launch)
    },
  }
  const order = newCommand()
  const slower = cashOut({}, order)
  await vi.waitUntil(() => times === 1)
  const expected = await cashOut({}, order)
  letGo()
  expect(await slower).toEqual(expected)
  expect(await cashOut({}, order)).toEqual(expected)
  services.gameProvider = gameProvider
})

const open = async () => openGame({ gameUuid: (await newGame(server.services.database)).uuid }, newCommand())

const giving = async <Answer>(url: string, act: () => Promise<Answer>) => {
  const { services } = server
  const { gameProvider } = services
  const expiresAt = new Date(services.clock().getTime() + 60_000)
  services.gameProvider = { ...gameProvider, address: async () => ({ kind: 'address', url, expiresAt }) }
  try {
    return await act()
  } finally {
    services.gameProvider = gameProvider
  }
}

describe('a member whose provider gives an address', () => {
  test.each(['https://play.example/a;jsessionid=1?data=a|b#token=abc', 'http://10.0.0.7:9000/play'])(
    'that is http(s) gets it as it is: %s',
    async (url) => expect((await giving(url, open)).url).toBe(url),
  )

  test.each(['javascript:alert(1)', 'intent://play', '/play', ''])(
    'that no browser may open, %j, is refused with the money at home',
    async (url) => {
      expect(await refusalOf(giving(url, open))).toMatchObject({ kind: 'refused', status: 500_256 })
      expect(await getCredit()).toMatchObject({ balance: 500, inGames: [] })
      const expected = {
        level: 'error',
        fault: expect.stringMatching(/address that is not http\(s\)$/) as unknown,
      }
      expect(server.logged.splice(0)).toContainEqual(expected)
    },
  )
})

const held = async () => {
  const { balance, inGames } = await getCredit()
  return { balance, out: inGames.map(({ amount }) => amount) }
}

test('a provider that pays out more than its rounds say, by more than a round may bring, has nothing credited until it is corrected', async () => {
  const { services } = server
  const { gameProvider } = services
  const { uuid: gameUuid } = await newGame(services.database)
  await openGame({ gameUuid }, newCommand())
  const paying = (amount: number) => ({
    ...gameProvider,
    cashOut: async () => ({ kind: 'done' as const, amount: toSatang(amount) }),
  })
  services.gameProvider = paying(10_000_500.01)
  expect(await cashOut({}, newCommand())).toMatchObject({ amount: 0, status: 'PENDING' })
  await cashOutAll(services)
  expect(await held()).toEqual({ balance: 0, out: [500] })
  services.gameProvider = paying(500)
  await cashOutAll(services)
  services.gameProvider = gameProvider
  expect(await held()).toEqual({ balance: 500, out: [] })
})
