import { randomInt } from 'node:crypto'
import { and, eq, isNull, notExists, sql, type InferSelectModel } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { launches, rounds, simGameRounds, simGameWallets } from '../../database/schema.ts'
import { mayStake } from '../../domain/protection/mayStake.ts'
import type { Chance } from './draws/chance.ts'
import { playOf } from './draws/draw.ts'
import { lockWallet } from './wallets.ts'

type Round = InferSelectModel<typeof simGameRounds>
export type Staking = {
  launchUuid: string
  /** Idempotency key, one per press. */
  key: string
  stake: bigint
  choice: string
}
export type Played =
  | { kind: 'played'; round: Round }
  | { kind: 'closed' }
  | { kind: 'too-little' }
  /** The member's limit allows less. */
  | { kind: 'limit' }

export function playRound(
  database: Database,
  { launchUuid, key, stake, choice }: Staking,
  now: Date,
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
    const asked = await mayStake(tx, { launchUuid, stake, unreported: await untoldOf(tx, launchUuid) }, now)
    if (asked.kind !== 'yes') return { kind: asked.kind }
    if (wallet.balance < stake) return { kind: 'too-little' }
    const { hundredths, shown } = playOf(wallet.category).draw(chance, choice)
    const win = (stake * BigInt(hundredths)) / 100n
    const balance = wallet.balance - stake + win
    await tx.update(simGameWallets).set({ balance }).where(eq(simGameWallets.launchUuid, launchUuid))
    const [round] = await tx
      .insert(simGameRounds)
      .values({ launchUuid, key, bet: stake, win, balance, shown, at: now })
      .returning()
    return { kind: 'played', round: round! }
  })
}

const untoldOf = (tx: Database, launchUuid: string) =>
  tx
    .select({ bet: simGameRounds.bet, win: simGameRounds.win, at: simGameRounds.at })
    .from(simGameRounds)
    .innerJoin(launches, eq(launches.uuid, simGameRounds.launchUuid))
    .where(
      and(
        isNull(simGameRounds.toldAt),
        eq(
          launches.memberUuid,
          tx.select({ uuid: launches.memberUuid }).from(launches).where(eq(launches.uuid, launchUuid)),
        ),
        notExists(
          tx
            .select({ uuid: rounds.uuid })
            .from(rounds)
            .where(eq(rounds.roundId, sql`${simGameRounds.uuid}::text`)),
        ),
      ),
    )
