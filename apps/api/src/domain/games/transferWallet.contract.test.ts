import { cashOut, getCredit, newCommand, openGame } from '@member/api-client'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { games, launches, providers } from '../../database/schema.ts'
import { type GameSwitches, setGameSwitches } from '../../testing/partners/games.ts'
import type { Member } from '../../services/services.ts'
import { findViolations } from '../../database/invariants/invariants.ts'
import { newGame, playAt } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'
import { morning, playOrigin } from '../../testing/testServices.ts'
import { cashOutAll } from './cashOut.ts'

const server = testServer()
let member: Member
let gameUuid: string
let otherUuid: string

const asNew: GameSwitches = { opening: 'up', cashOut: 'up' }
const behave = (change: Partial<GameSwitches>) => setGameSwitches(server.services.database, change)

beforeEach(async () => {
  server.turnTo(morning)
  const { database } = server.services
  gameUuid = (await newGame(database)).uuid
  otherUuid = (await newGame(database, { provider: 'SG', name: 'เสือนำโชค' })).uuid
  member = await newMember(server.services)
  await payIn(server.services, member, 500)
  await server.logIn(member)
})
afterEach(async () => {
  behave(asNew)
  await cashOutAll(server.services)
  expect(await findViolations(server.services.database)).toEqual([])
})

const open = (game = gameUuid, order = newCommand()) => openGame({ gameUuid: game }, order)
const balance = async () => (await getCredit()).balance
const out = async () => (await getCredit()).inGames.map(({ amount }) => amount)

describe('a member opens a game', () => {
  test('with the whole credit, which stays in sight', async () => {
    const opened = await open()
    expect(opened).toMatchObject({ moved: 500, credit: { balance: 0 } })
    expect(opened.url).toMatch(new RegExp(`^${playOrigin}/play\\?lang=th#[\\w-]{20,}$`))
    expect(Date.parse(opened.expiresAt)).toBeGreaterThan(server.services.clock().getTime())
    expect((await getCredit()).inGames).toMatchObject([
      { launchUuid: opened.launchUuid, provider: 'JK', gameName: 'มังกรทอง', amount: 500 },
    ])
  })

  test('again with the same key: no money moves, and the address is a fresh one', async () => {
    const order = newCommand()
    const first = await open(gameUuid, order)
    await payIn(server.services, member, 30)
    const again = await open(gameUuid, order)
    expect(again).toMatchObject({ launchUuid: first.launchUuid, moved: 500, credit: { balance: 30 } })
    expect(again.url).not.toBe(first.url)
    expect(await out()).toEqual([500])
  })

  test('twice at once with the same key: one launch', async () => {
    const order = newCommand()
    const [one, other] = await Promise.all([open(gameUuid, order), open(gameUuid, order)])
    expect(one.launchUuid).toBe(other.launchUuid)
    expect(await out()).toEqual([500])
  })

  test('with the same key and another game is refused', async () => {
    const order = newCommand()
    await open(gameUuid, order)
    expect((await refusalOf(open(otherUuid, order))).status).toBe(409_901)
  })

  test('with nothing in the credit, to look around', async () => {
    await server.logIn(await newMember(server.services))
    expect(await open()).toMatchObject({ moved: 0, credit: { balance: 0, inGames: [] } })
    expect(await cashOut({}, newCommand())).toMatchObject({ amount: 0, status: 'DONE' })
  })

  test('and then another: the money in the first one is cashed out first and goes along', async () => {
    const first = await open()
    await playAt(server.services, first.launchUuid, { stake: 50 })
    server.pass(1_000)
    const second = await open(otherUuid)
    expect(second.moved).toBe(450)
    expect((await getCredit()).inGames).toMatchObject([{ launchUuid: second.launchUuid, amount: 450 }])
    expect(await playAt(server.services, first.launchUuid, { stake: 1 })).toEqual({ kind: 'closed' })
  })

  test('two at once: the money is in one of them, or in the credit', async () => {
    await Promise.allSettled([open(), open(otherUuid)])
    const credit = await getCredit()
    expect(credit.balance + credit.inGames.reduce((sum, { amount }) => sum + amount, 0)).toBe(500)
    await cashOut({}, newCommand())
    expect(await balance()).toBe(500)
  })

  test('that there is none of is not found', async () => {
    expect((await refusalOf(open(crypto.randomUUID()))).status).toBe(404_001)
    expect((await refusalOf(open('no-uuid'))).status).toBe(404_001)
  })

  test('under maintenance is refused, and nothing moves', async () => {
    const { database } = server.services
    await database.update(games).set({ status: 'MAINTENANCE' }).where(eq(games.uuid, gameUuid))
    expect(await refusalOf(open())).toMatchObject({ status: 422_302, code: 'GAME_MAINTENANCE' })
    await database.update(providers).set({ status: 'MAINTENANCE' }).where(eq(providers.code, 'SG'))
    expect(await refusalOf(open(otherUuid))).toMatchObject({ status: 422_302 })
    await database.update(providers).set({ status: 'ACTIVE' }).where(eq(providers.code, 'SG'))
    expect(await balance()).toBe(500)
  })

  test('of a provider that refuses: the money is back, and the key says so again', async () => {
    behave({ opening: 'refused' })
    const order = newCommand()
    expect(await refusalOf(open(gameUuid, order))).toMatchObject({ kind: 'refused', status: 500_256 })
    expect(await getCredit()).toMatchObject({ balance: 500, inGames: [] })
    behave(asNew)
    expect((await refusalOf(open(gameUuid, order))).status).toBe(500_256)
    expect(await balance()).toBe(500)
    expect((await open()).moved).toBe(500)
  })

  test('of a provider that is slow: the money is back, though it had arrived', async () => {
    behave({ opening: 'slow' })
    expect((await refusalOf(open())).status).toBe(500_256)
    expect(await getCredit()).toMatchObject({ balance: 500, inGames: [] })
  })

  test('of a provider that answers nothing: the money is listed until it is cashed out', async () => {
    behave({ opening: 'slow', cashOut: 'slow' })
    expect((await refusalOf(open())).status).toBe(500_256)
    expect(await out()).toEqual([500])
    behave(asNew)
    await cashOutAll(server.services)
    expect(await getCredit()).toMatchObject({ balance: 500, inGames: [] })
  })
})

describe('a member comes back', () => {
  test('and what is left is cashed out, once however often it is asked', async () => {
    const { launchUuid } = await open()
    await playAt(server.services, launchUuid, { stake: 100 })
    await playAt(server.services, launchUuid, { stake: 10, isWon: true })
    expect(await out()).toEqual([470])
    const order = newCommand()
    const home = await cashOut({}, order)
    expect(home).toMatchObject({ amount: 470, status: 'DONE', credit: { balance: 470, inGames: [] } })
    expect(await cashOut({}, order)).toEqual(home)
    expect(await cashOut({}, newCommand())).toMatchObject({ amount: 0, status: 'DONE' })
    expect(await balance()).toBe(470)
  })

  test('from one game alone', async () => {
    const { launchUuid } = await open()
    expect((await cashOut({ launchUuid }, newCommand())).amount).toBe(500)
    expect((await refusalOf(cashOut({ launchUuid: crypto.randomUUID() }, newCommand()))).status).toBe(404_001)
    await server.logIn(await newMember(server.services))
    expect((await refusalOf(cashOut({ launchUuid }, newCommand()))).status).toBe(404_001)
  })

  test('a closed game cannot be opened again by its key', async () => {
    const order = newCommand()
    await open(gameUuid, order)
    await cashOut({}, newCommand())
    expect(await refusalOf(open(gameUuid, order))).toMatchObject({ status: 409_001 })
    expect(await balance()).toBe(500)
  })

  test.each(['pending', 'slow'] as const)(
    'and the provider is %s: it is listed, and settled later',
    async (how) => {
      const { launchUuid } = await open()
      await playAt(server.services, launchUuid, { stake: 100 })
      behave({ cashOut: how })
      const order = newCommand()
      const first = await cashOut({}, order)
      expect(first).toMatchObject({ amount: 0, status: 'PENDING', credit: { balance: 0 } })
      expect(await out()).toEqual([400])
      behave(asNew)
      await cashOutAll(server.services)
      expect(await getCredit()).toMatchObject({ balance: 400, inGames: [] })
      expect(await cashOut({}, order)).toEqual(first)
    },
  )

  test('and the provider refuses: the game stays open with its money', async () => {
    const { launchUuid } = await open()
    behave({ cashOut: 'refused' })
    expect(await refusalOf(cashOut({}, newCommand()))).toMatchObject({ status: 500_256 })
    expect(await out()).toEqual([500])
    await playAt(server.services, launchUuid, { stake: 5 })
    behave(asNew)
    expect((await cashOut({}, newCommand())).amount).toBe(495)
  })

  test('and a member who never does gets it back automatically', async () => {
    await open()
    server.pass(5 * 3_600_000)
    await cashOutAll(server.services)
    expect(await out()).toEqual([500])
    server.pass(2 * 3_600_000)
    await cashOutAll(server.services)
    expect(await balance()).toBe(500)
  })
})

describe('an opening that was cut off', () => {
  test.each(['MOVING', 'OPEN', 'RETURNING'] as const)('at %s is cashed out', async (status) => {
    const { database } = server.services
    const { launchUuid } = await open()
    const openedAt = status === 'OPEN' ? morning : null
    await database.update(launches).set({ status, openedAt }).where(eq(launches.uuid, launchUuid))
    server.pass(status === 'OPEN' ? 7 * 3_600_000 : 61_000)
    await cashOutAll(server.services)
    expect(await getCredit()).toMatchObject({ balance: 500, inGames: [] })
  })

  test('before anything moved ends there', async () => {
    const { database } = server.services
    const row = { memberUuid: member.uuid, gameUuid, order: crypto.randomUUID(), status: 'OPENING' as const }
    const [cut] = await database
      .insert(launches)
      .values({ ...row, createdAt: server.services.clock(), updatedAt: server.services.clock() })
      .returning()
    server.pass(61_000)
    await cashOutAll(server.services)
    const [after] = await database.select().from(launches).where(eq(launches.uuid, cut!.uuid))
    expect(after).toMatchObject({ status: 'REFUSED', moved: 0n, returned: 0n })
    expect(await balance()).toBe(500)
  })
})
