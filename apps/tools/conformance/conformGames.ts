import { ok } from 'node:assert/strict'
import type { GamesAdapter, GamesSandbox, ProviderCall } from '@member/api/adapter'
import { cashOutAll, creditBalance, type OpenDatabase } from '@member/api/testing/internals'
import { newMember } from '@member/api/testing/newMember'
import { openLaunch } from '@member/api/testing/newGame'
import { payIn } from '@member/api/testing/payIn'
import { badMoods, conform, type Rule, expectEqual } from './conform.ts'
import { openConformance } from './openConformance.ts'

const patienceMs = 1_500
const id = () => crypto.randomUUID()

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
    return { url, launchUuid, call, credit: () => creditBalance(services.database, member.uuid) }
  }
  const rules: Rule[] = [
    [
      'opens a game at an http address, and sends the provider the credit',
      async () => {
        const { url, call } = await play()
        ok(/^https?:/.test(url), `the address is ${url}`)
        expectEqual('the answer to a call for the balance', await call('balance'), {
          isDone: true,
          balance: 10_000n,
        })
      },
    ],
    ...badMoods.map(([mood, does]): Rule => [
      `does not say that a game is refused where the provider ${does}`,
      async () => {
        const { launchUuid } = await play()
        sandbox.behave(mood)
        const { kind } = await services.gameProvider.address(launchUuid, 'th')
        ok(kind !== 'refused', 'the address of the game: "refused", expected "unanswered"')
      },
    ]),
    [
      'takes a bet and its result once each, however often they come',
      async () => {
        const { call, credit } = await play()
        const bet = id()
        for (let times = 0; times < 3; times += 1)
          expectEqual('the answer to a bet of 30', await call('bet', bet, 3_000n), {
            isDone: true,
            balance: 7_000n,
          })
        for (let times = 0; times < 3; times += 1)
          expectEqual('the answer to a result of 50', await call('settle', bet, 5_000n), {
            isDone: true,
            balance: 12_000n,
          })
        expectEqual('the member’s credit', await credit(), 12_000n)
      },
    ],
    [
      'takes the same bet once where it comes many times at once',
      async () => {
        const { call, credit } = await play()
        const bet = id()
        await Promise.all([1, 2, 3, 4].map(() => call('bet', bet, 3_000n)))
        expectEqual('the member’s credit', await credit(), 7_000n)
      },
    ],
    [
      'gives a stake back once',
      async () => {
        const { call, credit } = await play()
        const bet = id()
        await call('bet', bet, 3_000n)
        ok((await call('rollback', bet)).isDone, 'a rollback was refused')
        ok((await call('rollback', bet)).isDone, 'a rollback was refused')
        expectEqual('the member’s credit', await credit(), 10_000n)
      },
    ],
    [
      'takes no bet that was rolled back before it came',
      async () => {
        const { call, credit } = await play()
        const bet = id()
        await call('rollback', bet)
        expectEqual('a bet after its rollback is done', (await call('bet', bet, 3_000n)).isDone, false)
        expectEqual('the member’s credit', await credit(), 10_000n)
      },
    ],
    [
      'pays a result that comes before its bet when the bet comes',
      async () => {
        const { call, credit } = await play()
        const bet = id()
        await call('settle', bet, 5_000n)
        expectEqual('the member’s credit', await credit(), 10_000n)
        await call('bet', bet, 3_000n)
        expectEqual('the member’s credit', await credit(), 12_000n)
      },
    ],
    [
      'refuses a bet beyond the credit',
      async () => {
        const { call } = await play()
        expectEqual(
          'a bet of 100.01 with a credit of 100 is done',
          (await call('bet', id(), 10_001n)).isDone,
          false,
        )
      },
    ],
    [
      'refuses what is signed wrongly',
      async () => {
        const { call, credit } = await play()
        expectEqual('a forged bet is done', (await call('bet', id(), 3_000n, true)).isDone, false)
        expectEqual(
          'a forged call for the balance is done',
          (await call('balance', '', 0n, true)).isDone,
          false,
        )
        expectEqual('the member’s credit', await credit(), 10_000n)
      },
    ],
    [
      'settles a bet after its game is over, and takes no new one',
      async () => {
        const { call, credit } = await play()
        const bet = id()
        await call('bet', bet, 3_000n)
        await database.closeGames()
        expectEqual('a bet in a game that is over is done', (await call('bet', id(), 1_000n)).isDone, false)
        ok((await call('settle', bet, 4_000n)).isDone, 'the result of a bet from before was refused')
        await cashOutAll(services)
        expectEqual('the member’s credit', await credit(), 11_000n)
      },
    ],
    ['leaves a ledger that balances', () => database.verify()],
  ]
  try {
    return await conform(
      rules.map(([sentence, trial]) => [sentence, () => trial().finally(() => sandbox.behave('well'))]),
    )
  } finally {
    await close()
  }
}
