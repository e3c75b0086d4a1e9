import type { Database } from '../../../database/database.ts'
import { gameStakes } from '../../../database/schema.ts'
import { exceedsMaximumWin } from '../exceedsMaximumWin.ts'
import { findStake } from './findStake.ts'
import type { Found } from './launchOf.ts'
import type { Bet, Step } from './bet.ts'
import { settled } from './settled.ts'

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
