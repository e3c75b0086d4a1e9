import { eq, type InferSelectModel, and, gte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { playLimits, deposits, entries, playedDays, transactions } from '../../database/schema.ts'
import { day, dateOf } from '../../values/bangkok.ts'
import { periodAt, type Period } from './periods.ts'
import { creditOf } from '../../database/ledger.ts'

export const kinds = ['DEPOSIT', 'LOSS', 'STAKE'] as const
export const periods = ['DAY', 'WEEK', 'MONTH'] as const
export type Kind = (typeof kinds)[number]

export type UnreportedRound = { bet: bigint; win: bigint; at: Date; roundId?: string }

/** Returns what was used of a limit, in satang, including rounds that are not stored yet. */
type UsedLimits = (kind: Kind, period: Period, unreported?: UnreportedRound[]) => bigint

/**
 * Reads deposits, losses and stakes of the current periods; returns a function for their sums. Locked money
 * counts when it is unlocked.
 */
export async function usedLimits(tx: Database, memberUuid: string, now: Date): Promise<UsedLimits> {
  const starts = periods.map((period) => periodAt(period, now).start)
  const first = starts.reduce((one, other) => (one < other ? one : other))
  const paid = await tx
    .select({ amount: deposits.amount, kept: deposits.kept, at: deposits.createdAt })
    .from(deposits)
    .where(
      and(
        eq(deposits.memberUuid, memberUuid),
        gte(deposits.createdAt, first),
        eq(deposits.status, 'SUCCESS'),
      ),
    )
  const released = await tx
    .select({ amount: entries.amount, at: transactions.createdAt })
    .from(transactions)
    .innerJoin(
      entries,
      and(eq(entries.transactionUuid, transactions.uuid), eq(entries.accountId, creditOf(memberUuid))),
    )
    .where(
      and(
        eq(transactions.memberUuid, memberUuid),
        // As a literal, so that the partial index is used.
        sql`${transactions.kind} = 'deposit-released'`,
        gte(transactions.createdAt, first),
      ),
    )
  const paidIn = [...paid.map(({ amount, kept, at }) => ({ amount: amount - kept, at })), ...released]
  const days = await tx
    .select({ day: playedDays.day, bet: playedDays.bet, win: playedDays.win })
    .from(playedDays)
    .where(and(eq(playedDays.memberUuid, memberUuid), gte(playedDays.day, dateOf(first))))
  return (kind, period, unreported = []) => {
    const { start } = periodAt(period, now)
    if (kind === 'DEPOSIT') return sum(paidIn.filter(({ at }) => at >= start).map(({ amount }) => amount))
    const played = [...days, ...unreported.map(({ bet, win, at }) => ({ bet, win, day: dateOf(at) }))]
    const since = played.filter((date) => date.day >= dateOf(start))
    return sum(since.map(({ bet, win }) => (kind === 'STAKE' ? bet : bet - win)))
  }
}

const sum = (amounts: bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)

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
