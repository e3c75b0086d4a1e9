import { moneyOf } from '../bonuses/heldBonus.ts'
import type { Database } from '../../database/database.ts'
import { ruleOf } from '../levels/levels.ts'
import { least } from '../../values/satang.ts'
import type { Member } from '../../services/services.ts'
import type { Eligibility } from './eligibility.ts'

/** Amount the member may still withdraw today, in satang; null means no limit. */
export async function withdrawLimits(
  tx: Database,
  member: Member,
  { credit, kept, hasOpen, used }: Pick<Eligibility, 'credit' | 'kept' | 'hasOpen' | 'used'>,
) {
  const { withdrawPerDay: perDay, withdrawPerTime: perTime, withdrawTimesPerDay } = ruleOf(member.level)
  const left = {
    times: Math.max(0, withdrawTimesPerDay - used.times),
    amount: perDay === null ? null : positive(perDay - used.amount),
  }
  const isBarred = left.times === 0 || hasOpen
  const { own, bonusKeptUpTo, bonusOwn, bonusLocked } = await ownOf(tx, member, credit, kept)
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
    all: credit + kept,
    own,
    bonusKeptUpTo,
    bonusOwn,
    bonusLocked,
    hasOpen,
    withdrawable,
  }
}

/**
 * The withdrawable amount, the part of it that costs no bonus (own money beyond the deposit of a bonus), all of the
 * member's own beside the bonus, also in games, and all that cannot be had without giving up the bonus. A held bonus may
 * be in games, where own money is staked first; it must be back in the credit before it can be given up. Money kept
 * from play is the member's own, is withdrawn first, and carries no bonus.
 */
async function ownOf(
  tx: Database,
  { uuid, bonusHeld: held, bonusBasis: basis }: Member,
  credit: bigint,
  kept: bigint,
) {
  if (held === 0n) return { own: credit + kept, bonusKeptUpTo: null, bonusOwn: null, bonusLocked: null }
  const money = await moneyOf(tx, uuid)
  const own = positive(money - held)
  const keepingIt = least(credit, positive(own - basis))
  const givingItUp = least(own, positive(credit - held))
  const most = keepingIt > givingItUp ? keepingIt : givingItUp
  return {
    own: kept + most,
    bonusKeptUpTo: kept + keepingIt,
    bonusOwn: kept + own,
    bonusLocked: money - keepingIt,
  }
}

const positive = (satang: bigint) => (satang > 0n ? satang : 0n)
