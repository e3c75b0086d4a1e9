import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { gameStakes } from '../../../database/schema.ts'
import { findStake } from './findStake.ts'
import type { Found } from './launchOf.ts'
import type { Bet, Step } from './bet.ts'
import { paidBack } from './settled.ts'

/**
 * Rolls a bet back; the posting returns its stake to the credit. A bet that arrives after its rollback is
 * refused; a settled bet stays settled.
 */
export async function rollBack(tx: Database, found: Found, bet: Bet, now: Date): Promise<Step> {
  const { launch, member } = found
  const { provider, betId } = bet
  const known = await findStake(tx, bet)
  const change = { status: 'ROLLED_BACK' as const, win: null, updatedAt: now }
  if (!known) {
    const row = { provider, betId, launchUuid: launch.uuid, memberUuid: member.uuid, createdAt: now }
    await tx.insert(gameStakes).values({ ...row, ...change })
    return { isRepeat: false, postings: [] }
  }
  if (known.launchUuid !== launch.uuid) return { refused: 'different' }
  if (known.status === 'ROLLED_BACK') return { isRepeat: true, postings: [] }
  if (known.status === 'SETTLED') return { refused: 'over' }
  await tx.update(gameStakes).set(change).where(eq(gameStakes.uuid, known.uuid))
  return { isRepeat: false, postings: await paidBack(tx, found, known.uuid, known.stake ?? 0n, now) }
}
