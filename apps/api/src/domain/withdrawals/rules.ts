import type { Withdraw } from '@member/api-client'
import { Refusal } from '../../http/refusals.ts'
import type { Site } from '../../services/site.ts'
import type { Database } from '../../database/database.ts'
import { smaller, toBaht, toSatang } from '../../values/satang.ts'
import type { Member } from '../../services/services.ts'
import type { WithdrawRow } from '../../database/schema.ts'
import { maskBankId } from '../../values/maskAccount.ts'
import { inLanguage } from '../../http/language.ts'
import { apiTime } from '../../values/bangkok.ts'
import { refuseUnidentified } from '../identity/identityStatus.ts'
import { moneyOf } from '../bonuses/heldBonus.ts'
import { ruleOf } from '../levels/levels.ts'
import { t } from './words.ts'
import type { Eligibility } from './eligibility.ts'

/**
 * Returns a member's limits of withdrawals, what they leave today, and the withdrawable amount. Amounts are in
 * satang; null means no limit.
 */
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
        (most, limit) => (limit === null ? most : smaller(most, limit)),
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
 * Returns what the member may withdraw, in satang. `own` is the maximum. The other parts concern a bonus and are
 * null without one: `bonusKeptUpTo` costs no bonus, `bonusOwn` is all own money including games, `bonusLocked`
 * requires forfeiting the bonus.
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
  const keepingIt = smaller(credit, positive(own - basis))
  const forfeitingIt = smaller(own, positive(credit - held))
  const most = keepingIt > forfeitingIt ? keepingIt : forfeitingIt
  return {
    own: kept + most,
    bonusKeptUpTo: kept + keepingIt,
    bonusOwn: kept + own,
    bonusLocked: money - keepingIt,
  }
}

const positive = (satang: bigint) => (satang > 0n ? satang : 0n)

export const toWithdraw = (row: WithdrawRow): Withdraw => ({
  uuid: row.uuid,
  order: row.order,
  amount: toBaht(row.amount),
  status: row.status,
  bankName: row.bankName,
  bankId: maskBankId(row.bankId),
  remark: inLanguage(row).remark,
  canRetry: row.status === 'FAILED',
  ...(row.bonusGivenUp > 0n && { bonusGivenUp: toBaht(row.bonusGivenUp) }),
  createdAt: apiTime(row.createdAt),
  updatedAt: apiTime(row.updatedAt),
})

/**
 * Throws a refusal of withdrawals after a disowned log-in, until the owner is verified. Also for a day after
 * staff removed the second factor or changed the phone.
 */
export function refuseLocked(
  { withdrawLockedAt, withdrawHeldUntil }: Pick<Member, 'withdrawLockedAt' | 'withdrawHeldUntil'>,
  now: Date,
) {
  if (withdrawLockedAt) throw new Refusal(422_108)
  if (!withdrawHeldUntil || withdrawHeldUntil <= now) return
  const until = apiTime(withdrawHeldUntil)
  throw new Refusal(422_109, { message: t.waiting({ until }), data: { until } })
}

/** Throws a refusal with the figures if the amount (satang) may not be withdrawn; returns the limits. */
export async function refuseBeyondLimits(
  tx: Database,
  member: Member,
  amount: bigint,
  eligibility: Eligibility,
  site: Site,
) {
  const { minWithdraw } = site
  const limits = await withdrawLimits(tx, member, eligibility)
  const { perTime, left, all, own, hasOpen } = limits
  if (hasOpen) throw new Refusal(409_101)
  if (amount < toSatang(minWithdraw)) throw new Refusal(422_105, { data: { minWithdraw } })
  if (perTime !== null && amount > perTime)
    throw new Refusal(422_106, { data: { withdrawMaxPerTime: toBaht(perTime) } })
  if (left.times === 0) throw new Refusal(422_103)
  if (left.amount !== null && amount > left.amount)
    throw new Refusal(422_102, { data: { left: toBaht(left.amount) } })
  if (amount > all) throw new Refusal(422_101, { data: { balance: toBaht(all) } })
  await refuseUnidentified(tx, member.uuid, amount, eligibility.documents, site)
  if (amount > own)
    throw new Refusal(422_104, {
      data: { turnoverLeft: toBaht(member.turnoverLeft), withdrawable: toBaht(own) },
    })
  return limits
}
