import type { Database } from '../../../database/database.ts'
import * as ledger from '../../../database/ledger.ts'
import type { Bet, Step, WalletAnswer } from './bet.ts'
import { logOnce } from '../../../http/logOnce.ts'
import { creditBalance } from './creditBalance.ts'
import type { Services } from '../../../services/services.ts'
import { type Found, launchOf } from './launchOf.ts'
import { placeBet } from './placeBet.ts'
import { rollBack } from './rollBack.ts'
import { award } from './award.ts'
import { settleBet } from './settleBet.ts'

type Take = (tx: Database, found: Found, now: Date) => Promise<Step>

const longestId = 200
// The values come from an adapter, so the types prove nothing.
const isId = (id: unknown) =>
  typeof id === 'string' && id !== '' && id.length <= longestId && !id.includes('\0')
const largest = 10n ** 17n
const isAmount = (amount: unknown) => typeof amount === 'bigint' && amount > -largest && amount < largest

/**
 * Creates the wallet that a provider calls, possibly late, repeatedly, concurrently or out of order. A stake
 * stays in the launch's account until its bet is settled, and becomes a round with turnover then. Amounts in
 * satang.
 */
export function seamlessWallet({ database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>) {
  const step = (launchUuid: string, take: Take) =>
    database.transaction(async (tx): Promise<WalletAnswer> => {
      const found = await launchOf(tx, launchUuid)
      if (!found) return { kind: 'refused', reason: 'unknown', balance: 0n }
      const taken = await take(tx, found, clock())
      if ('refused' in taken) {
        return { kind: 'refused', reason: taken.refused, balance: await creditBalance(tx, found.member.uuid) }
      }
      await ledger.post(tx, ...taken.postings)
      return { kind: 'done', balance: await creditBalance(tx, found.member.uuid), isRepeat: taken.isRepeat }
    })

  const stepOf = (bet: Bet, amount: bigint, take: Take) =>
    step(bet.launchUuid, async (tx, found, now) =>
      isId(bet.provider) && isId(bet.betId) && isAmount(amount)
        ? take(tx, found, now)
        : { refused: 'invalid' },
    )

  return {
    balance: (launchUuid: string) => step(launchUuid, async () => ({ isRepeat: false, postings: [] })),
    bet: (bet: Bet & { stake: bigint }) =>
      stepOf(bet, bet.stake, (tx, found, now) => placeBet(tx, found, bet, now)),
    /** Settles a bet; `win` is 0 if the bet was lost. Logs a refusal as an error. */
    settle: async (bet: Bet & { win: bigint }) => {
      const answer = await stepOf(bet, bet.win, (tx, found, now) => settleBet(tx, found, bet, now))
      if (answer.kind === 'refused')
        logOnce(log, `result ${bet.provider} ${bet.betId} ${answer.reason}`, {
          level: 'error',
          fault: `a result was refused: ${answer.reason}`,
          provider: bet.provider,
          bet: bet.betId,
        })
      return answer
    },
    /** Pays a win without a bet: of a free game or a jackpot, by an id of its own. */
    award: (bet: Bet & { win: bigint }) =>
      stepOf(bet, bet.win, (tx, found, now) => award(tx, found, bet, now)),
    /** Returns a bet's stake to the credit; a bet that arrives after its rollback is refused. */
    rollback: (bet: Bet) => stepOf(bet, 0n, (tx, found, now) => rollBack(tx, found, bet, now)),
  }
}

export type SeamlessWallet = ReturnType<typeof seamlessWallet>
