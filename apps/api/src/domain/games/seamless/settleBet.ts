import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { gameStakes } from '../../../database/schema.ts'
import { exceedsMaximumWin } from '../exceedsMaximumWin.ts'
import { findStake, type Found, type Bet, type Step, settled, paidBack } from './bets.ts'

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

export async function award(
  tx: Database,
  found: Found,
  bet: Bet & { win: bigint },
  now: Date,
): Promise<Step> {
  const { launch, member } = found
  const { provider, betId, win } = bet
  const known = await findStake(tx, bet)
  if (known) {
    const isSame = known.launchUuid === launch.uuid && known.stake === 0n && known.win === win
    return isSame ? { isRepeat: true, postings: [] } : { refused: 'different' }
  }
  if (win < 0n) return { refused: 'different' }
  if (await exceedsMaximumWin(tx, win)) return { refused: 'too-much' }
  const row = {
    provider,
    betId,
    launchUuid: launch.uuid,
    memberUuid: member.uuid,
    status: 'SETTLED' as const,
  }
  const [written] = await tx
    .insert(gameStakes)
    .values({ ...row, stake: 0n, win, createdAt: now, updatedAt: now })
    .returning()
  return { isRepeat: false, postings: await settled(tx, found, written!, { bet: 0n, win }, now) }
}

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
