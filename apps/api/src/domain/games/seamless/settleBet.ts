import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { gameStakes } from '../../../database/schema.ts'
import { exceedsMaximumWin } from '../exceedsMaximumWin.ts'
import { findStake } from './findStake.ts'
import type { Found } from './launchOf.ts'
import type { Bet, Step } from './bet.ts'
import { settled } from './settled.ts'

/**
 * Settles an open bet, even after its game is over; the postings pay the win. A result that arrives before its
 * bet is stored, and paid once the bet arrives.
 */
export async function settleBet(
  tx: Database,
  found: Found,
  bet: Bet & { win: bigint },
  now: Date,
): Promise<Step> {
  const { launch, member } = found
  const { provider, betId, win } = bet
  if (win < 0n) return { refused: 'different' }
  const known = await findStake(tx, bet)
  if ((!known || known.status === 'OPEN') && (await exceedsMaximumWin(tx, win)))
    return { refused: 'too-much' }
  if (!known) {
    const row = {
      provider,
      betId,
      launchUuid: launch.uuid,
      memberUuid: member.uuid,
      status: 'EARLY' as const,
      win,
    }
    await tx.insert(gameStakes).values({ ...row, createdAt: now, updatedAt: now })
    return { isRepeat: false, postings: [] }
  }
  if (known.launchUuid !== launch.uuid) return { refused: 'different' }
  if (known.status === 'ROLLED_BACK') return { refused: 'over' }
  if (known.status !== 'OPEN')
    return known.win === win ? { isRepeat: true, postings: [] } : { refused: 'different' }
  await tx
    .update(gameStakes)
    .set({ status: 'SETTLED', win, updatedAt: now })
    .where(and(eq(gameStakes.uuid, known.uuid), eq(gameStakes.status, 'OPEN')))
  return { isRepeat: false, postings: await settled(tx, found, known, { bet: known.stake ?? 0n, win }, now) }
}
