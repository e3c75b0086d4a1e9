import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { moneyOf } from '../bonuses/held.ts'
import type { Database } from '../database/database.ts'
import { creditOf } from '../database/ledger.ts'
import { accounts, withdrawals } from '../database/schema.ts'
import { ruleOf } from '../levels/levels.ts'
import { least } from '../money/satang.ts'
import type { Member } from '../request/services.ts'
import { startOfDay } from '../time/bangkok.ts'
import { isOpen } from './withdrawStatus.ts'

/** What the member may still take out today, in satang; null is "no limit". */
export async function withdrawLimits(tx: Database, member: Member, now: Date) {
  const { withdrawPerDay: perDay, withdrawPerTime: perTime, withdrawTimesPerDay } = ruleOf(member.level)
  const { credit, hasOpen, ...used } = await standing(tx, member.uuid, now)
  const left = {
    times: Math.max(0, withdrawTimesPerDay - used.times),
    amount: perDay === null ? null : positive(perDay - used.amount),
  }
  const isBarred = left.times === 0 || hasOpen
  const own = await ownOf(tx, member, credit)
  const withdrawable = isBarred
    ? 0n
    : [left.amount, perTime].reduce<bigint>(
        (most, limit) => (limit === null ? most : least(most, limit)),
        own,
      )
  return {
    perDay,
    perTime,
    timesPerDay: withdrawTimesPerDay,
    used,
    left,
    credit,
    own,
    hasOpen,
    withdrawable,
  }
}

/** What of the credit no bonus holds; what is held may be out in games, where the member's own is played first. */
async function ownOf(tx: Database, member: Member, credit: bigint) {
  if (member.bonusHeld === 0n) return credit
  return least(credit, positive((await moneyOf(tx, member.uuid)) - member.bonusHeld))
}

const positive = (satang: bigint) => (satang > 0n ? satang : 0n)

/**
 * What the member has, whether one is open, and what counts towards today: failed and rejected ones do not, a failed
 * one that is sent again counts on that day.
 */
async function standing(tx: Database, memberUuid: string, now: Date) {
  const [found] = await tx
    .select({
      credit: accounts.balance,
      hasOpen: sql<boolean>`exists (${tx
        .select({ uuid: withdrawals.uuid })
        .from(withdrawals)
        .where(and(eq(withdrawals.memberUuid, memberUuid), isOpen))})`,
      times: sql<number>`count(${withdrawals.uuid})::int`,
      amount: sql`coalesce(sum(${withdrawals.amount}), 0)`.mapWith(BigInt),
    })
    .from(accounts)
    .leftJoin(
      withdrawals,
      and(
        eq(withdrawals.memberUuid, memberUuid),
        inArray(withdrawals.status, ['PENDING', 'PROCESSING', 'SUCCESS']),
        gte(withdrawals.requestedAt, startOfDay(now)),
      ),
    )
    .where(eq(accounts.id, creditOf(memberUuid)))
    .groupBy(accounts.id)
  return found ?? { credit: 0n, hasOpen: false, times: 0, amount: 0n }
}
