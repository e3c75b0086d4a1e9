import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { balancesOf } from '../credit/creditOf.ts'
import type { Database } from '../database/database.ts'
import { withdrawals } from '../database/schema.ts'
import { ruleOf } from '../levels/levels.ts'
import { least } from '../money/satang.ts'
import type { Member } from '../request/services.ts'
import { startOfDay } from '../time/bangkok.ts'
import { isOpen } from './withdrawStatus.ts'

/** What the member may still take out today, in satang; null is "no limit". */
export async function withdrawLimits(tx: Database, member: Member, now: Date) {
  const { withdrawPerDay: perDay, withdrawPerTime: perTime, withdrawTimesPerDay } = ruleOf(member.level)
  const used = await usedToday(tx, member.uuid, now)
  const left = {
    times: Math.max(0, withdrawTimesPerDay - used.times),
    amount: perDay === null ? null : positive(perDay - used.amount),
  }
  const { credit } = await balancesOf(tx, member)
  const [open] = await tx
    .select({ uuid: withdrawals.uuid })
    .from(withdrawals)
    .where(and(eq(withdrawals.memberUuid, member.uuid), isOpen))
  const isBarred = left.times === 0 || member.turnoverLeft > 0n || open !== undefined
  const withdrawable = isBarred
    ? 0n
    : [left.amount, perTime].reduce<bigint>(
        (most, limit) => (limit === null ? most : least(most, limit)),
        credit,
      )
  return {
    perDay,
    perTime,
    timesPerDay: withdrawTimesPerDay,
    used,
    left,
    credit,
    hasOpen: open !== undefined,
    withdrawable,
  }
}

const positive = (satang: bigint) => (satang > 0n ? satang : 0n)

/** Failed and rejected ones do not count; a failed one that is sent again counts on that day. */
async function usedToday(tx: Database, memberUuid: string, now: Date) {
  const [used] = await tx
    .select({
      times: sql<number>`count(*)::int`,
      amount: sql<string>`coalesce(sum(${withdrawals.amount}), 0)`,
    })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberUuid, memberUuid),
        inArray(withdrawals.status, ['PENDING', 'PROCESSING', 'SUCCESS']),
        gte(withdrawals.requestedAt, startOfDay(now)),
      ),
    )
  return { times: used!.times, amount: BigInt(used!.amount) }
}
