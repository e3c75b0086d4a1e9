import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import * as ledger from '../../../database/ledger.ts'
import { gameStakes, launches } from '../../../database/schema.ts'
import { mayStake } from '../../protection/mayStake.ts'
import { creditBalance } from './creditBalance.ts'
import { findStake } from './findStake.ts'
import type { Found } from './launchOf.ts'
import type { Bet, Step } from './bet.ts'
import { settled } from './settled.ts'

/**
 * Records a bet; the postings move its stake from the credit to the launch's account. If the bet's result
 * arrived earlier, the bet is settled at once. Returns a refusal if the bet is not allowed.
 */
export async function placeBet(
  tx: Database,
  found: Found,
  bet: Bet & { stake: bigint },
  now: Date,
): Promise<Step> {
  const { launch, member } = found
  const { provider, betId, stake } = bet
  const known = await findStake(tx, bet)
  if (known && known.launchUuid !== launch.uuid) return { refused: 'different' }
  if (known?.status === 'ROLLED_BACK') return { refused: 'over' }
  if (known && known.status !== 'EARLY')
    return known.stake === stake ? { isRepeat: true, postings: [] } : { refused: 'different' }
  if (stake <= 0n) return { refused: 'different' }
  if (launch.status !== 'OPEN') return { refused: 'closed' }
  const asked = await mayStake(
    tx,
    { launchUuid: launch.uuid, stake, unreported: await openStakes(tx, member.uuid) },
    now,
  )
  if (asked.kind !== 'yes') return { refused: asked.kind }
  if ((await creditBalance(tx, member.uuid)) < stake) return { refused: 'too-little' }

  const win = known?.win ?? null
  const status = win === null ? ('OPEN' as const) : ('SETTLED' as const)
  const row = { provider, betId, launchUuid: launch.uuid, memberUuid: member.uuid, status, stake, win }
  const [written] = await tx
    .insert(gameStakes)
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [gameStakes.provider, gameStakes.betId],
      set: { status, stake, updatedAt: now },
    })
    .returning()
  await tx
    .update(launches)
    .set({ moved: sql`${launches.moved} + ${stake}`, updatedAt: now })
    .where(eq(launches.uuid, launch.uuid))
  const entries = [
    { account: ledger.creditOf(member.uuid), amount: -stake },
    { account: ledger.gameOf(member.uuid, launch.uuid), amount: stake },
  ]
  const staked: ledger.Posting = {
    kind: 'stake',
    member: member.uuid,
    reference: written!.uuid,
    at: now,
    entries,
  }
  const result = win === null ? [] : await settled(tx, found, written!, { bet: stake, win }, now)
  return { isRepeat: false, postings: [staked, ...result] }
}

async function openStakes(tx: Database, memberUuid: string) {
  const rows = await tx
    .select({ stake: gameStakes.stake, at: gameStakes.createdAt })
    .from(gameStakes)
    .where(and(eq(gameStakes.memberUuid, memberUuid), eq(gameStakes.status, 'OPEN')))
  return rows.map(({ stake, at }) => ({ bet: stake ?? 0n, win: 0n, at }))
}
