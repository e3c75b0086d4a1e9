import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { creditOf } from '../../database/ledger.ts'
import { deposits, entries, playedDays, transactions } from '../../database/schema.ts'
import { dateOf } from '../../values/bangkok.ts'
import { periodAt, type Period } from './periods.ts'

export const kinds = ['DEPOSIT', 'LOSS', 'STAKE'] as const
export const periods = ['DAY', 'WEEK', 'MONTH'] as const
export type Kind = (typeof kinds)[number]

export type UnreportedRound = { bet: bigint; win: bigint; at: Date; roundId?: string }

/** Returns what was used of a limit, in satang, including rounds that are not stored yet. */
export type UsedLimits = (kind: Kind, period: Period, unreported?: UnreportedRound[]) => bigint

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
    const since = played.filter(({ day }) => day >= dateOf(start))
    return sum(since.map(({ bet, win }) => (kind === 'STAKE' ? bet : bet - win)))
  }
}

const sum = (amounts: bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)
