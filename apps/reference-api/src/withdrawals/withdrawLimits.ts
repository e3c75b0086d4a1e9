import { moneyOf } from '../bonuses/held.ts'
import type { Database } from '../database/database.ts'
import { ruleOf } from '../levels/levels.ts'
import { least } from '../money/satang.ts'
import type { Member } from '../request/services.ts'
import type { Standing } from './standing.ts'

/** What the member may still take out today, in satang; null is "no limit". */
export async function withdrawLimits(
  tx: Database,
  member: Member,
  { credit, hasOpen, used }: Pick<Standing, 'credit' | 'hasOpen' | 'used'>,
) {
  const { withdrawPerDay: perDay, withdrawPerTime: perTime, withdrawTimesPerDay } = ruleOf(member.level)
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
