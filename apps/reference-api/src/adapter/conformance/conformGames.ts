import { deepStrictEqual, equal, ok } from 'node:assert/strict'
import { creditBalance } from '../../seamless/creditBalance.ts'
import { cashOutAll } from '../../games/cashOutAll.ts'
import { newMember } from '../../testing/newMember.ts'
import { openLaunch } from '../../testing/openLaunch.ts'
import { payIn } from '../../testing/payIn.ts'
import type { OpenDatabase } from '../../database/database.ts'
import type { GamesAdapter } from '../adapter.ts'
import { conform, type Rule } from './conform.ts'
import { openConformance } from './openConformance.ts'
import type { GamesSandbox, ProviderCall } from './sandbox.ts'

const patienceMs = 1_500
const id = () => crypto.randomUUID()

/** Tries a games adapter with a seamless wallet against a provider: with a whole server and an empty database. */
export async function conformGames(create: GamesAdapter, sandbox: GamesSandbox, open: OpenDatabase) {
  const { services, routes, database, close } = await openConformance(
    { GAMES_ADAPTER: create },
    sandbox,
    patienceMs,
    open,
  )
  const send = async (request: Request) => routes.fetch(request)

  const play = async () => {
    const member = await newMember(services)
    await payIn(services, member, 100)
    const { launchUuid, url } = await openLaunch(services, member)
    const call = (does: ProviderCall['does'], betId = '', amount = 0n, isForged = false) =>
      sandbox.call(send, { does, launchUuid, ...(betId && { betId }), amount, isForged })
    return { url, call, credit: () => creditBalance(services.database, member.uuid) }
  }
  const rules: Rule[] = [
    [
      'opens a game at an http address, and tells the provider the credit',
      async () => {
        const { url, call } = await play()
        ok(/^https?:/.test(url), `the address is ${url}`)
        deepStrictEqual(await call('balance'), { isDone: true, balance: 10_000n })
      },
    ],
    [
      'takes a bet and its result once each, however often they come',
      async () => {
        const { call, credit } = await play()
        const bet = id()
        for (let times = 0; times < 3; times += 1)
          deepStrictEqual(await call('bet', bet, 3_000n), { isDone: true, balance: 7_000n })
        for (let times = 0; times < 3; times += 1)
          deepStrictEqual(await call('settle', bet, 5_000n), { isDone: true, balance: 12_000n })
        equal(await credit(), 12_000n)
      },
    ],
    [
      'takes the same bet once where it comes many times at once',
      async () => {
        const { call, credit } = await play()
        const bet = id()
        await Promise.all([1, 2, 3, 4].map(() => call('bet', bet, 3_000n)))
        equal(await credit(), 7_000n)
      },
    ],
    [
      'gives a stake back once',
      async () => {
        const { call, credit } = await play()
        const bet = id()
        await call('bet', bet, 3_000n)
        ok((await call('rollback', bet)).isDone)
        ok((await call('rollback', bet)).isDone)
        equal(await credit(), 10_000n)
      },
    ],
    [
      'takes no bet that was rolled back before it came',
      async () => {
        const { call, credit } = await play()
        const bet = id()
        await call('rollback', bet)
        equal((await call('bet', bet, 3_000n)).isDone, false)
        equal(await credit(), 10_000n)
      },
    ],
    [
      'pays a result that comes before its bet when the bet comes',
      async () => {
        const { call, credit } = await play()
        const bet = id()
        await call('settle', bet, 5_000n)
        equal(await credit(), 10_000n)
        await call('bet', bet, 3_000n)
        equal(await credit(), 12_000n)
      },
    ],
    [
      'refuses a bet beyond the credit',
      async () => equal((await (await play()).call('bet', id(), 10_001n)).isDone, false),
    ],
    [
      'refuses what is signed wrongly',
      async () => {
        const { call, credit } = await play()
        equal((await call('bet', id(), 3_000n, true)).isDone, false)
        equal((await call('balance', '', 0n, true)).isDone, false)
        equal(await credit(), 10_000n)
      },
    ],
    [
      'settles a bet after its game is over, and takes no new one',
      async () => {
        const { call, credit } = await play()
        const bet = id()
        await call('bet', bet, 3_000n)
        await database.closeGames()
        equal((await call('bet', id(), 1_000n)).isDone, false)
        ok((await call('settle', bet, 4_000n)).isDone)
        await cashOutAll(services)
        equal(await credit(), 11_000n)
      },
    ],
    ['leaves books that balance', () => database.verify()],
  ]
  try {
    return await conform(rules)
  } finally {
    await close()
  }
}
