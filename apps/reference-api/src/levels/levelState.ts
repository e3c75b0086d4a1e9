import type { LevelState } from '@member/api-client'
import { turnoverOf } from '../bonuses/turnoverOf.ts'
import type { Database } from '../database/database.ts'
import { toBaht } from '../money/satang.ts'
import type { Member } from '../request/services.ts'
import { eligibilityOf } from '../withdrawals/eligibility.ts'
import { withdrawLimits } from '../withdrawals/withdrawLimits.ts'
import { refreshLevel } from './deposited.ts'
import { nextLevel } from './levels.ts'

const orNull = (satang: bigint | null) => (satang === null ? null : toBaht(satang))

/** The level and every figure a screen shows of it, so that no screen has to reckon. */
export async function levelState(tx: Database, member: Member, now: Date): Promise<LevelState> {
  const eligibility = await eligibilityOf(tx, member.uuid, now)
  const { deposited } = eligibility
  const level = await refreshLevel(tx, member, now, deposited)
  const limits = await withdrawLimits(tx, { ...member, level }, eligibility)
  const next = nextLevel(level, deposited)
  return {
    level,
    depositTotal: toBaht(deposited.total),
    depositMonth: toBaht(deposited.month),
    nextLevel: next?.level ?? null,
    nextDepositLeft: next && toBaht(next.left),
    progressPercent: next?.percent ?? 100,
    withdrawMaxPerDay: orNull(limits.perDay),
    withdrawMaxPerTime: orNull(limits.perTime),
    withdrawTimesPerDay: limits.timesPerDay,
    withdrawUsed: { times: limits.used.times, amount: toBaht(limits.used.amount) },
    withdrawLeft: { times: limits.left.times, amount: orNull(limits.left.amount) },
    withdrawable: toBaht(limits.withdrawable),
    turnoverLeft: toBaht(member.turnoverLeft),
    bonusHeld: toBaht(member.bonusHeld),
    bonusKeptUpTo: orNull(limits.bonusKeptUpTo),
    bonusOwn: orNull(limits.bonusOwn),
    turnover: await turnoverOf(tx, member),
  }
}
