import { eq, type InferSelectModel } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { playLimits } from '../../database/schema.ts'
import { day } from '../../values/bangkok.ts'
import { periodAt, type Period } from './periods.ts'
import { usedLimits, type Kind, type UnreportedRound } from './usedLimits.ts'

export type LimitRow = InferSelectModel<typeof playLimits>

/** Waiting time (ms) for a higher limit or none. `lapseMs` is the time to confirm the change after that. */
const waitMs = day
const lapseMs = 7 * day

/** Returns the pending change of a limit; undefined if there is none or its time to confirm is over. */
export function waitingOf({ wanted, askedAt }: LimitRow, now: Date) {
  if (!askedAt) return undefined
  const readyAt = new Date(askedAt.getTime() + waitMs)
  const lapsesAt = new Date(readyAt.getTime() + lapseMs)
  return now < lapsesAt ? { wanted, askedAt, readyAt, lapsesAt, isReady: now >= readyAt } : undefined
}

const limits = prepared('play_limits', ['memberUuid'], (database, { memberUuid }) =>
  database.select().from(playLimits).where(eq(playLimits.memberUuid, memberUuid)),
)
export const limitsOf = (tx: Database, memberUuid: string): Promise<LimitRow[]> => limits(tx, { memberUuid })

export type Allowance = { kind: Kind; period: Period; amount: bigint; left: bigint; end: Date }

/**
 * Returns what remains of each of the member's limits of these kinds. The smallest remainder, which is the
 * effective one, comes first.
 */
export async function allowanceIn(
  tx: Database,
  memberUuid: string,
  of: readonly Kind[],
  now: Date,
  unreported: UnreportedRound[] = [],
): Promise<Allowance[]> {
  return (await allowancesOf(tx, memberUuid, of, now))(unreported)
}

export async function allowancesOf(
  tx: Database,
  memberUuid: string,
  of: readonly Kind[],
  now: Date,
): Promise<(unreported: UnreportedRound[]) => Allowance[]> {
  const ofKinds = (await limitsOf(tx, memberUuid)).filter(({ kind }) => of.includes(kind))
  if (ofKinds.length === 0) return () => []
  const used = await usedLimits(tx, memberUuid, now)
  return (unreported) =>
    ofKinds
      .map(({ kind, period, amount }) => {
        const left = amount - used(kind, period, unreported)
        return { kind, period, amount, left: left > 0n ? left : 0n, end: periodAt(period, now).end }
      })
      // Of two used-up limits, the one that ends later is reported.
      .toSorted((one, other) =>
        one.left === other.left ? other.end.getTime() - one.end.getTime() : one.left < other.left ? -1 : 1,
      )
}
