import { and, eq, gte } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deposits, playedDays } from '../database/schema.ts'
import { dateOf } from '../time/bangkok.ts'
import { periodAt, type Period } from './periods.ts'

export const kinds = ['DEPOSIT', 'LOSS', 'STAKE'] as const
export const periods = ['DAY', 'WEEK', 'MONTH'] as const
export type Kind = (typeof kinds)[number]

/** A round that its provider has played and not told yet. */
export type UntoldRound = { bet: bigint; win: bigint; at: Date }

export type Used = (kind: Kind, period: Period) => bigint

/**
 * What the member paid in, lost and staked since each period started. Nothing ends before `now`: where the clock was
 * moved back, what lies ahead of it counts too.
 */
export async function usedBy(
  tx: Database,
  memberUuid: string,
  now: Date,
  untold: UntoldRound[] = [],
): Promise<Used> {
  const starts = periods.map((period) => periodAt(period, now).start)
  const first = starts.reduce((one, other) => (one < other ? one : other))
  const paid = await tx
    .select({ amount: deposits.amount, at: deposits.createdAt })
    .from(deposits)
    .where(
      and(
        eq(deposits.memberUuid, memberUuid),
        gte(deposits.createdAt, first),
        eq(deposits.status, 'SUCCESS'),
      ),
    )
  const days = await tx
    .select({ day: playedDays.day, bet: playedDays.bet, win: playedDays.win })
    .from(playedDays)
    .where(and(eq(playedDays.memberUuid, memberUuid), gte(playedDays.day, dateOf(first))))
  const played = [...days, ...untold.map(({ bet, win, at }) => ({ bet, win, day: dateOf(at) }))]
  return (kind, period) => {
    const { start } = periodAt(period, now)
    if (kind === 'DEPOSIT') return sum(paid.filter(({ at }) => at >= start).map(({ amount }) => amount))
    const since = played.filter(({ day }) => day >= dateOf(start))
    return sum(since.map(({ bet, win }) => (kind === 'STAKE' ? bet : bet - win)))
  }
}

const sum = (amounts: bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)
