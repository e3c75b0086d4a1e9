import type { CataloguedGame } from '../catalogue/catalogue.ts'
import { note, post, type Money } from './past.ts'
import { commissionOf, ledger } from '@member/api/importing'

/** An evening of play: game, number of rounds, stake as a share of the balance, whether losses prevail. */
export type Evening = { at: Date; game: CataloguedGame; rounds: number; share: number; isLost?: boolean }

const minute = 60_000
const wins = [50n, 150n, 200n, 300n] as const

/** Plays one game for an evening. */
export function play(money: Money, { at, game, rounds, share, isLost = false }: Evening) {
  const { memberUuid, inviter, random, history } = money
  if (history.balance < 100n) return
  const launch = random.uuid()
  const account = ledger.gameOf(memberUuid, launch)
  const credit = ledger.creditOf(memberUuid)
  const moved = history.balance
  const order = random.uuid()
  post(money, { kind: 'game-open', at, reference: launch, order }, [
    [credit, -moved],
    [account, moved],
  ])
  let balance = moved
  let end = at
  for (let round = 0; round < rounds && balance >= 100n; round += 1) {
    end = new Date(end.getTime() + random.whole(1, 3) * minute)
    // Whole baht, like a game's stakes.
    const wanted = Math.max(1, Math.round((Number(balance) / 100) * share * (0.4 + random.next() * 1.2)))
    const bet = BigInt(Math.min(wanted, Math.floor(Number(balance) / 100))) * 100n
    const isWon = random.chance(isLost ? 0.15 : 0.43)
    const win = isWon ? (bet * random.pick(isLost ? [50n] : wins)) / 100n : 0n
    const uuid = random.uuid()
    const shown = { at: end, reference: uuid }
    const commission = inviter ? commissionOf(bet, inviter.rate) : 0n
    history.rounds.push({
      uuid,
      provider: game.provider,
      roundId: uuid,
      launchUuid: launch,
      memberUuid,
      bet,
      win,
      commission,
      at: end,
    })
    post(money, { kind: 'bet', ...shown }, [
      [account, -bet],
      [ledger.games, bet],
    ])
    if (win > 0n) {
      post(money, { kind: 'win', ...shown }, [
        [account, win],
        [ledger.games, -win],
      ])
    }
    if (inviter && commission > 0n) {
      post(money, { kind: 'commission', ...shown, member: inviter.uuid }, [
        [ledger.affiliateOf(inviter.uuid), commission],
        [ledger.affiliate, -commission],
      ])
    }
    balance += win - bet
    note(history.nets, end, bet - win)
  }
  const home = new Date(end.getTime() + minute)
  if (balance > 0n) {
    post(money, { kind: 'game-return', at: home, reference: launch }, [
      [account, -balance],
      [credit, balance],
    ])
  }
  history.launches.push({
    uuid: launch,
    memberUuid,
    gameUuid: game.uuid!,
    order,
    status: 'RETURNED',
    moved,
    returned: balance,
    createdAt: at,
    openedAt: at,
    updatedAt: home,
  })
  history.balance = balance
}
