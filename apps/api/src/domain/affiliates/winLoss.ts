import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { playedDays, refundClaims } from '../../database/schema.ts'
import { dateOf } from '../../values/bangkok.ts'

export type DayPlayed = { day: string; bet: bigint; win: bigint; refund: bigint }

export async function winLossOf(
  tx: Database,
  memberUuid: string,
  from: Date,
  until: Date,
): Promise<DayPlayed[]> {
  const rows = await tx
    .select({ played: playedDays, refund: refundClaims.amount })
    .from(playedDays)
    .leftJoin(
      refundClaims,
      and(eq(refundClaims.memberUuid, playedDays.memberUuid), eq(refundClaims.day, playedDays.day)),
    )
    .where(and(eq(playedDays.memberUuid, memberUuid), isWithin(from, until)))
    .orderBy(desc(playedDays.day))
  return rows.map(({ played: { day, bet, win }, refund }) => ({ day, bet, win, refund: refund ?? 0n }))
}

export const isWithin = (from: Date, until: Date) =>
  and(gte(playedDays.day, dateOf(from)), lt(playedDays.day, dateOf(until)))
