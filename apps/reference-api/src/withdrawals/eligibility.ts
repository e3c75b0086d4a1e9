import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { creditOf, keptOf } from '../database/ledger.ts'
import { accounts, secondFactors, withdrawals } from '../database/schema.ts'
import { isProven } from '../secondFactor/factorOf.ts'
import { latestStatus } from '../identity/identityStatus.ts'
import { depositsOf } from '../levels/deposited.ts'
import { startOfDay } from '../time/bangkok.ts'
import { isOpen } from './withdrawStatus.ts'

/**
 * All that a withdrawal is judged by, in one look at the database: what the member has and paid in, whether one is open,
 * where their papers stand, and what counts towards today: failed and rejected ones do not, a failed one that is sent
 * again counts on that day.
 */
export async function eligibilityOf(tx: Database, memberUuid: string, now: Date) {
  const deposited = depositsOf(tx, memberUuid, now).as('deposited')
  const papers = latestStatus(tx, memberUuid).as('papers')
  const today = tx
    .select({
      times: sql<number>`count(*)::int`.as('times'),
      amount: sql`coalesce(sum(${withdrawals.amount}), 0)`.mapWith(BigInt).as('amount'),
    })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberUuid, memberUuid),
        inArray(withdrawals.status, ['PENDING', 'PROCESSING', 'SUCCESS']),
        gte(withdrawals.requestedAt, startOfDay(now)),
      ),
    )
    .as('today')
  const open = tx
    .select({ uuid: withdrawals.uuid })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberUuid, memberUuid), isOpen))
  const keptFromPlay = tx
    .select({ kept: accounts.balance })
    .from(accounts)
    .where(eq(accounts.id, keptOf(memberUuid)))
  const [found] = await tx
    .select({
      credit: accounts.balance,
      kept: sql`coalesce((${keptFromPlay}), 0)`.mapWith(BigInt),
      hasOpen: sql<boolean>`exists (${open})`,
      times: today.times,
      amount: today.amount,
      total: deposited.total,
      month: deposited.month,
      lastMonth: deposited.lastMonth,
      papers: papers.status,
      factorAskedAbove: secondFactors.askedAbove,
    })
    .from(accounts)
    .innerJoin(today, sql`true`)
    .innerJoin(deposited, sql`true`)
    .leftJoin(papers, sql`true`)
    .leftJoin(secondFactors, isProven(memberUuid))
    .where(eq(accounts.id, creditOf(memberUuid)))
  if (!found) throw new Error(`no account of ${memberUuid}`)
  const { credit, hasOpen, times, amount, total, month, lastMonth } = found
  return {
    credit,
    kept: found.kept,
    hasOpen,
    used: { times, amount },
    deposited: { total, month, lastMonth },
    papers: found.papers,
    factorAskedAbove: found.factorAskedAbove,
  }
}

export type Eligibility = Awaited<ReturnType<typeof eligibilityOf>>
