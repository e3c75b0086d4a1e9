import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { accounts, entries, members, playedDays, transactions } from '../../database/schema.ts'
import { isWithin } from './winLoss.ts'

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
