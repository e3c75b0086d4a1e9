import { and, count, desc, eq, sql, gte, lt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { accounts, entries, members, playedDays, transactions, refundClaims } from '../../database/schema.ts'
import { invalid } from '../../http/refusals.ts'
import { day, dayStart, dateOf } from '../../values/bangkok.ts'
import { t } from './words.ts'

type DayPlayed = { day: string; bet: bigint; win: bigint; refund: bigint }

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
  return rows.map(({ played: { bet, win, ...played }, refund }) => ({
    day: played.day,
    bet,
    win,
    refund: refund ?? 0n,
  }))
}

const isWithin = (from: Date, until: Date) =>
  and(gte(playedDays.day, dateOf(from)), lt(playedDays.day, dateOf(until)))

export async function earningsOf(tx: Database, memberUuid: string) {
  const account = ledger.affiliateOf(memberUuid)
  const [held] = await tx
    .select({ balance: accounts.balance, withdrawn: sql`(${paidOut(tx, memberUuid)})`.mapWith(BigInt) })
    .from(accounts)
    .where(eq(accounts.id, account))
  const { balance, withdrawn } = held ?? { balance: 0n, withdrawn: 0n }
  return { earned: balance + withdrawn, withdrawn, balance }
}

/** Query for the earnings already paid out, in satang. */
const paidOut = (tx: Database, memberUuid: string) =>
  tx
    .select({ sum: sql`coalesce(sum(${entries.amount}), 0)` })
    .from(transactions)
    .innerJoin(
      entries,
      and(eq(entries.transactionUuid, transactions.uuid), eq(entries.accountId, ledger.creditOf(memberUuid))),
    )
    .where(and(eq(transactions.memberUuid, memberUuid), sql`${transactions.kind} = 'commission-paid'`))

export async function downlineCount(tx: Database, memberUuid: string) {
  const [counted] = await tx
    .select({ people: count() })
    .from(members)
    .where(eq(members.invitedBy, memberUuid))
  return counted!.people
}

type Span = { from: Date; until: Date }
type Page = { page: number; limit: number }

const ofInvited = (memberUuid: string, { from, until }: Span) =>
  and(eq(members.invitedBy, memberUuid), isWithin(from, until))

const sumOf = (column: typeof playedDays.bet) => sql`coalesce(sum(${column}), 0)`.mapWith(BigInt)

export async function commissionTotal(tx: Database, memberUuid: string, span: Span) {
  const [all] = await tx
    .select({
      total: count(),
      bet: sumOf(playedDays.bet),
      win: sumOf(playedDays.win),
    })
    .from(playedDays)
    .innerJoin(members, eq(members.uuid, playedDays.memberUuid))
    .where(ofInvited(memberUuid, span))
  return all!
}

export const commissionByDay = (tx: Database, memberUuid: string, span: Span, { page, limit }: Page) =>
  tx
    .select({
      day: playedDays.day,
      username: members.username,
      bet: playedDays.bet,
      win: playedDays.win,
      bonus: playedDays.commission,
    })
    .from(playedDays)
    .innerJoin(members, eq(members.uuid, playedDays.memberUuid))
    .where(ofInvited(memberUuid, span))
    .orderBy(desc(playedDays.day), members.username)
    .limit(limit)
    .offset((page - 1) * limit)

export const commissionByMember = (tx: Database, memberUuid: string, span: Span, most: number) =>
  tx
    .select({
      username: members.username,
      bet: sumOf(playedDays.bet),
      bonus: sumOf(playedDays.commission),
      bonusInAll: sql`sum(sum(${playedDays.commission})) over ()`.mapWith(BigInt),
    })
    .from(playedDays)
    .innerJoin(members, eq(members.uuid, playedDays.memberUuid))
    .where(ofInvited(memberUuid, span))
    .groupBy(members.username)
    .orderBy(desc(sumOf(playedDays.commission)), members.username)
    .limit(most)

/**
 * Returns the start of the first day and the end of the last, in Bangkok. Throws a refusal if a day is invalid
 * the last day is before the first, or they are more than 366 days apart.
 */
export function period({ start, end }: { start: string; end: string }) {
  const from = dayStart(start)
  const last = dayStart(end)
  if (!from || !last || last < from || last.getTime() - from.getTime() > 366 * day)
    throw invalid({ end: t.period })
  return { from, until: new Date(last.getTime() + day) }
}
