import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deposits, members } from '../database/schema.ts'
import type { Member } from '../request/services.ts'
import { startOfMonth } from '../time/bangkok.ts'
import { earnedLevel, type Deposited } from './levels.ts'

const since = (start: Date, end?: Date) =>
  sql`coalesce(sum(${deposits.amount}) filter (where ${deposits.createdAt} >= ${start.toISOString()}${
    end ? sql` and ${deposits.createdAt} < ${end.toISOString()}` : sql``
  }), 0)`.mapWith(BigInt)

/** The sums of what the member's own money was, without bonuses. */
export function depositsOf(tx: Database, memberUuid: string, now: Date) {
  const thisMonth = startOfMonth(now)
  return tx
    .select({
      total: sql`coalesce(sum(${deposits.amount}), 0)`.mapWith(BigInt).as('total'),
      month: since(thisMonth).as('month'),
      lastMonth: since(startOfMonth(now, -1), thisMonth).as('last_month'),
    })
    .from(deposits)
    .where(and(eq(deposits.memberUuid, memberUuid), eq(deposits.status, 'SUCCESS')))
}

/** The level the member stands at now, written down where it changed; one the operator gave is kept while it is held. */
export async function refreshLevel(tx: Database, member: Member, now: Date, deposited?: Deposited) {
  const [sums] = deposited ? [deposited] : await depositsOf(tx, member.uuid, now)
  const earned = earnedLevel(sums!)
  const given = member.levelHeldUntil && member.levelHeldUntil > now ? member.level : 1
  const level = Math.max(earned, given)
  if (level !== member.level) await tx.update(members).set({ level }).where(eq(members.uuid, member.uuid))
  return level
}
