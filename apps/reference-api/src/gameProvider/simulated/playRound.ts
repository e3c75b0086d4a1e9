import { randomInt } from 'node:crypto'
import { and, eq, type InferSelectModel } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { launches, members, simGameRounds, simGameWallets } from '../../database/schema.ts'
import { playOf, type Chance } from './draws/draw.ts'
import { lockWallet } from './wallets.ts'

type Round = InferSelectModel<typeof simGameRounds>
export type Staking = {
  launchUuid: string
  /** Made once per press: the same key is the same round. */
  key: string
  stake: bigint
  choice: string
}
export type Played = { kind: 'played'; round: Round } | { kind: 'closed' } | { kind: 'too-little' }

/** Plays one round: stake off, drawn, win on, written down, in one transaction. */
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
    if (wallet?.status !== 'OPEN' || (await isSuspended(tx, launchUuid))) return { kind: 'closed' }
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

/** A provider is told by being asked for the money; until it has answered, this one looks. */
async function isSuspended(tx: Database, launchUuid: string) {
  const [found] = await tx
    .select({ status: members.status })
    .from(launches)
    .innerJoin(members, eq(members.uuid, launches.memberUuid))
    .where(eq(launches.uuid, launchUuid))
  return found?.status === 'SUSPENDED'
}
