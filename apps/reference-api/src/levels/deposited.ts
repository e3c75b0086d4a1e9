import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deposits, members } from '../database/schema.ts'
import type { Member } from '../request/services.ts'
import { startOfMonth } from '../time/bangkok.ts'
import { earnedLevel, type Deposited } from './levels.ts'

const since = (start: Date, end?: Date) =>
  sql<string>`coalesce(sum(${deposits.amount}) filter (where ${deposits.createdAt} >= ${start.toISOString()}${
    end ? sql` and ${deposits.createdAt} < ${end.toISOString()}` : sql``
  }), 0)`

/** What the member's own money was, without bonuses. */
export async function depositedBy(tx: Database, memberUuid: string, now: Date): Promise<Deposited> {
  const thisMonth = startOfMonth(now)
  const [sums] = await tx
    .select({
      total: sql<string>`coalesce(sum(${deposits.amount}), 0)`,
      month: since(thisMonth),
      lastMonth: since(startOfMonth(now, -1), thisMonth),
    })
    .from(deposits)
    .where(and(eq(deposits.memberUuid, memberUuid), eq(deposits.status, 'SUCCESS')))
  return { total: BigInt(sums!.total), month: BigInt(sums!.month), lastMonth: BigInt(sums!.lastMonth) }
}

/** The level the member stands at now, written down where it changed; one the operator gave is kept while it is held. */
export async function refreshLevel(tx: Database, member: Member, now: Date, deposited?: Deposited) {
  const earned = earnedLevel(deposited ?? (await depositedBy(tx, member.uuid, now)))
  const given = member.levelHeldUntil && member.levelHeldUntil > now ? member.level : 1
  const level = Math.max(earned, given)
  if (level !== member.level) await tx.update(members).set({ level }).where(eq(members.uuid, member.uuid))
  return level
}
