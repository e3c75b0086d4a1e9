import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { deposits, members } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { startOfMonth } from '../../values/bangkok.ts'
import { earnedLevel, type Deposited } from './levels.ts'

const sumOf = (filter: SQL) => sql`coalesce(sum(${deposits.amount}) ${filter}, 0)`.mapWith(BigInt)

/** Starts of the months that a level is judged by. */
export const levelMonths = (now: Date) => ({ month: startOfMonth(now), lastMonth: startOfMonth(now, -1) })

type Asked = Record<'memberUuid' | keyof ReturnType<typeof levelMonths>, Placeholder>

/** The sums of what the member's own money was, without bonuses. */
export const depositsOf = (tx: Database, { memberUuid, month, lastMonth }: Asked) =>
  tx
    .select({
      total: sumOf(sql``).as('total'),
      month: sumOf(sql`filter (where ${deposits.createdAt} >= ${month})`).as('month'),
      lastMonth: sumOf(
        sql`filter (where ${deposits.createdAt} >= ${lastMonth} and ${deposits.createdAt} < ${month})`,
      ).as('last_month'),
    })
    .from(deposits)
    .where(and(eq(deposits.memberUuid, memberUuid), sql`${deposits.status} = 'SUCCESS'`))

const ownDeposits = prepared('own_deposits', ['memberUuid', 'month', 'lastMonth'], depositsOf)

/** The level the member stands at now, written down where it changed; one the operator gave is kept while it is held. */
export async function refreshLevel(tx: Database, member: Member, now: Date, deposited?: Deposited) {
  const [sums] = deposited
    ? [deposited]
    : await ownDeposits(tx, { memberUuid: member.uuid, ...levelMonths(now) })
  const earned = earnedLevel(sums!)
  const given = member.levelHeldUntil && member.levelHeldUntil > now ? member.level : 1
  const level = Math.max(earned, given)
  if (level !== member.level) await tx.update(members).set({ level }).where(eq(members.uuid, member.uuid))
  return level
}
