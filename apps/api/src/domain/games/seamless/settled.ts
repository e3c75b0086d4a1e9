import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import * as ledger from '../../../database/ledger.ts'
import { launches } from '../../../database/schema.ts'
import { bookRounds } from '../bookRounds.ts'
import type { Found } from './launchOf.ts'
import type { Stake } from './findStake.ts'

/** Writes the round of a settled bet; returns its postings, including the win back into the credit. */
export async function settled(
  tx: Database,
  { launch, member }: Found,
  { uuid, provider, betId }: Stake,
  { bet, win }: { bet: bigint; win: bigint },
  now: Date,
): Promise<ledger.Posting[]> {
  const round = { roundId: betId, provider, launchUuid: launch.uuid, bet, win, at: now }
  return [
    ...(await bookRounds(tx, [{ member, round }], now)),
    ...(await paidBack(tx, { launch, member }, uuid, win, now)),
  ]
}

export async function paidBack(
  tx: Database,
  { launch, member }: Found,
  stakeUuid: string,
  amount: bigint,
  now: Date,
): Promise<ledger.Posting[]> {
  if (amount === 0n) return []
  await tx
    .update(launches)
    .set({ paidBack: sql`${launches.paidBack} + ${amount}` })
    .where(eq(launches.uuid, launch.uuid))
  const entries = [
    { account: ledger.gameOf(member.uuid, launch.uuid), amount: -amount },
    { account: ledger.creditOf(member.uuid), amount },
  ]
  return [{ kind: 'stake-home', member: member.uuid, reference: stakeUuid, at: now, entries }]
}
