import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { creditOf, lockedOf } from '../../database/ledger.ts'
import { accounts, secondFactors, withdrawals } from '../../database/schema.ts'
import { startOfDay } from '../../values/bangkok.ts'
import { isProven } from '../sessions/stepUp.ts'
import { latestStatus } from '../identity/identityStatus.ts'
import { depositsOf, levelMonths } from '../levels/levels.ts'

/** SQL condition that a withdrawal is open, which means that its money is reserved. */
export const isOpen = sql`${withdrawals.status} in ('PENDING', 'PROCESSING', 'FAILED')`

const eligibilityRow = prepared(
  'withdrawal_standing',
  ['memberUuid', 'creditId', 'lockedId', 'dayStart', 'month', 'lastMonth'],
  (database, { memberUuid, creditId, lockedId, dayStart, ...months }) => {
    const deposited = depositsOf(database, { memberUuid, ...months }).as('deposited')
    const documents = latestStatus(database, memberUuid).as('papers')
    const today = database
      .select({
        times: sql<number>`count(*)::int`.as('times'),
        amount: sql`coalesce(sum(${withdrawals.amount}), 0)`.mapWith(BigInt).as('amount'),
      })
      .from(withdrawals)
      .where(
        and(
          eq(withdrawals.memberUuid, memberUuid),
          sql`${withdrawals.status} in ('PENDING', 'PROCESSING', 'SUCCESS')`,
          gte(withdrawals.requestedAt, dayStart),
          // Always true. Without an upper bound PostgreSQL estimates a third of all rows, and plans the
          // statement anew each time.
          sql`${withdrawals.requestedAt} <= 'infinity'`,
        ),
      )
      .as('today')
    const open = database
      .select({ uuid: withdrawals.uuid })
      .from(withdrawals)
      .where(and(eq(withdrawals.memberUuid, memberUuid), isOpen))
    const lockedBalance = database
      .select({ kept: accounts.balance })
      .from(accounts)
      .where(eq(accounts.id, lockedId))
    return database
      .select({
        credit: accounts.balance,
        kept: sql`coalesce((${lockedBalance}), 0)`.mapWith(BigInt),
        hasOpen: sql<boolean>`exists (${open})`,
        times: today.times,
        amount: today.amount,
        total: deposited.total,
        month: deposited.month,
        lastMonth: deposited.lastMonth,
        documents: { status: documents.status, askedAt: documents.askedAt },
        factorAskedAbove: secondFactors.askedAbove,
      })
      .from(accounts)
      .innerJoin(today, sql`true`)
      .innerJoin(deposited, sql`true`)
      .leftJoin(documents, sql`true`)
      .leftJoin(secondFactors, isProven(memberUuid))
      .where(eq(accounts.id, creditId))
  },
)

/**
 * Reads all that decides on a withdrawal, by one query; amounts in satang. Today's total excludes failed and
 * rejected withdrawals. A failed one that is sent again counts on the day of the retry.
 */
export async function eligibilityOf(tx: Database, memberUuid: string, now: Date) {
  const [found] = await eligibilityRow(tx, {
    memberUuid,
    creditId: creditOf(memberUuid),
    lockedId: lockedOf(memberUuid),
    dayStart: startOfDay(now),
    ...levelMonths(now),
  })
  if (!found) throw new Error(`no account of ${memberUuid}`)
  const { credit, hasOpen, times, amount, total, month, lastMonth } = found
  return {
    credit,
    kept: found.kept,
    hasOpen,
    used: { times, amount },
    deposited: { total, month, lastMonth },
    documents: found.documents,
    factorAskedAbove: found.factorAskedAbove,
  }
}

export type Eligibility = Awaited<ReturnType<typeof eligibilityOf>>
