import { randomInt } from 'node:crypto'
import { and, eq, isNull, type InferSelectModel } from 'drizzle-orm'
import type { Database, GamesServices } from '@member/api/adapter'
import { simGameRounds, simGameWallets } from '../partnerTables.ts'
import { type Chance, playOf } from './draws/draw.ts'
import { lockWallet, type Wallet } from './wallets.ts'

type Round = InferSelectModel<typeof simGameRounds>
export type Staking = {
  launchUuid: string
  /** Idempotency key, a new one for each press. */
  key: string
  stake: bigint
  choice: string
}
export type Played =
  | { kind: 'played'; round: Round }
  | { kind: 'closed' }
  | { kind: 'too-little' }
  | { kind: 'limit' }

export function playRound(
  { database, clock, mayStake }: Pick<GamesServices, 'database' | 'clock' | 'mayStake'>,
  { launchUuid, key, stake, choice }: Staking,
  chance: Chance = randomInt,
): Promise<Played> {
  return database.transaction(async (tx): Promise<Played> => {
    const wallet = await lockWallet(tx, launchUuid)
    const [known] = await tx
      .select()
      .from(simGameRounds)
      .where(and(eq(simGameRounds.launchUuid, launchUuid), eq(simGameRounds.key, key)))
    if (known) return { kind: 'played', round: known }
    if (wallet?.status !== 'OPEN') return { kind: 'closed' }
    const asked = await mayStake(tx, { launchUuid, stake, unreported: await unreportedOf(tx, wallet) })
    if (asked.kind !== 'yes') return { kind: asked.kind }
    if (wallet.balance < stake) return { kind: 'too-little' }
    const { hundredths, shown } = playOf(wallet.category).draw(chance, choice)
    const win = (stake * BigInt(hundredths)) / 100n
    const balance = wallet.balance - stake + win
    await tx.update(simGameWallets).set({ balance }).where(eq(simGameWallets.launchUuid, launchUuid))
    const [round] = await tx
      .insert(simGameRounds)
      .values({ launchUuid, key, bet: stake, win, balance, shown, at: clock() })
      .returning()
    return { kind: 'played', round: round! }
  })
}

/**
 * Query of the member's rounds, in any game, that the server has not received yet.
 * For a wallet without a username, only the rounds of that wallet.
 */
const unreportedOf = (tx: Database, { username, launchUuid }: Wallet) =>
  tx
    .select({
      roundId: simGameRounds.uuid,
      bet: simGameRounds.bet,
      win: simGameRounds.win,
      at: simGameRounds.at,
    })
    .from(simGameRounds)
    .innerJoin(simGameWallets, eq(simGameWallets.launchUuid, simGameRounds.launchUuid))
    .where(
      and(
        isNull(simGameRounds.toldAt),
        username === null ? eq(simGameWallets.launchUuid, launchUuid) : eq(simGameWallets.username, username),
      ),
    )
