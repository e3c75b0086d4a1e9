import { cashOutCall, gamesCall, openGameCall } from '@member/api-client/contract'
import type { Bench, Rule } from './rule.ts'
import { fulfilled, must, NotJudged } from './verdicts.ts'
import { creditNow, ownOf, satang } from './orders.ts'

const total = async (bench: Bench) => {
  const credit = await creditNow(bench)
  return credit.inGames.reduce((sum, { amount }) => sum + satang(amount), ownOf(credit))
}

/** Rules of games, which transfer money into a game and back. */
export const playingRules: Rule[] = [
  {
    id: 'orders:game',
    about: 'orders',
    says: 'Money moved into a game stays visible, moves once per key, and is returned in full',
    writes: true,
    run: async (bench) => {
      const { user } = bench.member()
      const { items } = await bench.read(gamesCall, { body: { gameType: 'all', page: 1, limit: 50 } })
      const game = items.find(({ status }) => status === 'ACTIVE')
      if (!game) throw new NotJudged('no game is open')
      const before = await total(bench)
      const asking = { body: { gameUuid: game.uuid, platform: 'DSK' }, key: crypto.randomUUID() }
      const opened = fulfilled(await bench.ask(openGameCall, asking), openGameCall)
      must((await total(bench)) === before, 'credit and money in games do not add up to the amount before')
      const again = fulfilled(await bench.ask(openGameCall, asking), openGameCall)
      must(again.launchUuid === opened.launchUuid, 'the same key opened a second game')
      must(again.url !== opened.url, 'a one-time address was sent twice')
      must((await total(bench)) === before, 'opening again with the same key moved money')
      const body = { username: user.user_pass.username }
      const home = fulfilled(await bench.ask(cashOutCall, { body, key: crypto.randomUUID() }), cashOutCall)
      must((await total(bench)) === before, 'money was lost or created by the cash-out')
      if (home.status === 'PENDING') throw new NotJudged('the game has not returned the money yet')
      must((await creditNow(bench)).inGames.length === 0, 'money is in games after all of it was cashed out')
    },
  },
]
