import {
  changePasswordCall,
  levelCall,
  memberCall,
  memberSettingCall,
  memberSummaryCall,
  type LevelState,
} from '@member/api-client'
import { Hono } from 'hono'
import { levelRows, refreshLevel, nextLevel, ruleOf, type Deposited } from '../levels/levels.ts'
import { breakOf } from '../protection/breaks.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services, Member } from '../../services/services.ts'
import { readSite } from '../settings/settings.ts'
import { changePassword } from './changePassword.ts'
import { summaryOf, userOf } from './userOf.ts'
import { turnoverOf } from '../bonuses/turnoverOf.ts'
import type { Database } from '../../database/database.ts'
import { toBaht } from '../../values/satang.ts'
import { eligibilityOf } from '../withdrawals/eligibility.ts'
import { withdrawLimits } from '../withdrawals/rules.ts'
import { apiTime, startOfMonth } from '../../values/bangkok.ts'

const orNull = (satang: bigint | null) => (satang === null ? null : toBaht(satang))

export async function levelState(tx: Database, member: Member, now: Date): Promise<LevelState> {
  const eligibility = await eligibilityOf(tx, member.uuid, now)
  const { deposited } = eligibility
  const level = await refreshLevel(tx, member, now, deposited)
  const limits = await withdrawLimits(tx, { ...member, level }, eligibility)
  const next = nextLevel(level, deposited)
  const until = heldUntil(level, deposited, member.levelHeldUntil, now)
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
    withdrawLocked: member.withdrawLockedAt !== null,
    turnoverLeft: toBaht(member.turnoverLeft),
    bonusHeld: toBaht(member.bonusHeld),
    bonusKeptUpTo: orNull(limits.bonusKeptUpTo),
    bonusOwn: orNull(limits.bonusOwn),
    bonusLocked: orNull(limits.bonusLocked),
    turnover: await turnoverOf(tx, member),
    heldUntil: until && apiTime(until),
    holdDepositLeft: orNull(holdLeft(level, deposited)),
  }
}

/**
 * Returns the deposit (satang) still needed this month to keep the level next month. Null if none is needed, or
 * deposits do not earn the level.
 */
function holdLeft(level: number, { month }: Deposited) {
  const { criteria, isOpen, asks } = ruleOf(level)
  return criteria === 'month' && isOpen && month < asks ? asks - month : null
}

/** Returns the end of a level; null if the level never ends. */
function heldUntil(level: number, { month, lastMonth }: Deposited, given: Date | null, now: Date) {
  const { criteria, isOpen, asks } = ruleOf(level)
  if (criteria === 'cumulative') return null
  const months = month >= asks ? 2 : lastMonth >= asks ? 1 : 0
  const earned = isOpen && months > 0 ? startOfMonth(now, months) : null
  if (!earned || !given) return earned ?? given
  return earned > given ? earned : given
}

export function members(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, memberCall, ({ database, member, now }) => userOf(database, member, now))
  serve(router, services, levelCall, async ({ database, member, now }) => ({
    ...(await levelState(database, member, now)),
    levels: levelRows(services.levelRebates),
  }))
  serve(router, services, memberSummaryCall, ({ database, member, now }) => summaryOf(database, member, now))
  serve(router, services, changePasswordCall, ({ member, body, context }) =>
    changePassword(services, member, body, context),
  )
  serve(router, services, memberSettingCall, async ({ database, member, now }) => ({
    setting: (await breakOf(database, member.uuid, now)) ? null : (await readSite(database)).promotion,
  }))
  return router
}
