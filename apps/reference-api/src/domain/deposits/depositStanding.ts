import { and, eq, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { bonusChoices, memberBreaks, members, playLimits } from '../../database/schema.ts'
import { depositsOf, levelMonths } from '../levels/deposited.ts'

const standing = prepared(
  'deposit_standing',
  ['memberUuid', 'month', 'lastMonth'],
  (database, { memberUuid, ...months }) => {
    const deposited = depositsOf(database, { memberUuid, ...months }).as('deposited')
    const one = { found: sql`1` }
    const review = and(eq(members.uuid, memberUuid), isNotNull(members.reviewSince))
    const limit = and(eq(playLimits.memberUuid, memberUuid), eq(playLimits.kind, 'DEPOSIT'))
    const held = [
      database.select(one).from(members).where(review),
      database.select(one).from(memberBreaks).where(eq(memberBreaks.memberUuid, memberUuid)),
      database.select(one).from(playLimits).where(limit),
    ].map(exists)
    const choice = database.select(one).from(bonusChoices).where(eq(bonusChoices.memberUuid, memberUuid))
    return database
      .select({
        total: deposited.total,
        month: deposited.month,
        lastMonth: deposited.lastMonth,
        mayBeKept: sql<boolean>`(${sql.join(held, sql` or `)})`,
        hasChosen: sql<boolean>`${exists(choice)}`,
      })
      .from(deposited)
  },
)

const exists = (query: SQLWrapper) => sql`exists (${query})`

/**
 * What decides how much there is to ask about a member's deposit, in one look at the database: what was deposited
 * before, whether any of it may be kept from play, and whether a bonus was ever chosen.
 */
export async function depositStanding(tx: Database, memberUuid: string, now: Date) {
  const [found] = await standing(tx, { memberUuid, ...levelMonths(now) })
  const { mayBeKept, hasChosen, ...deposited } = found!
  return { deposited, mayBeKept, hasChosen }
}

export type DepositStanding = Awaited<ReturnType<typeof depositStanding>>

/** True if the member never had a deposit credited. */
export const isFirst = ({ deposited }: DepositStanding) => deposited.total === 0n
