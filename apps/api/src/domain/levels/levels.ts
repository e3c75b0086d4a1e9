import { specificationLevels, type LevelRow } from '@member/api-client'
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { toBaht, toSatang } from '../../values/satang.ts'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { deposits, members } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { startOfMonth } from '../../values/bangkok.ts'

/** Rules of a level (spec §4, §9), amounts in satang. A closed level cannot be earned, only granted. */
export type LevelRule = {
  level: number
  asks: bigint
  criteria: 'cumulative' | 'month'
  isOpen: boolean
  withdrawPerDay: bigint | null
  withdrawPerTime: bigint | null
  withdrawTimesPerDay: number
  /** Maximum of one loss refund in satang (`maximumAmount` of the specification); null if unlimited. */
  refundMost: bigint | null
}

const inSatang = (baht: number | null) => (baht === null ? null : toSatang(baht))
const inBaht = (satang: bigint | null) => (satang === null ? null : toBaht(satang))

const levels: readonly LevelRule[] = specificationLevels.map((row) => ({
  level: row.level,
  asks: toSatang(row.depositFrom),
  criteria: row.criteria,
  isOpen: row.status === 'ACTIVE',
  withdrawPerDay: inSatang(row.withdrawMaxPerDay),
  withdrawPerTime: inSatang(row.withdrawMaxPerTime),
  withdrawTimesPerDay: row.withdrawTimesPerDay,
  refundMost: inSatang(row.maximumAmount),
}))

/** Returns the loss refund rate of a level in percent; the fifth rate is for levels 5 and 6. */
export const refundRateOf = (level: number, rebates: readonly number[]) =>
  rebates[Math.min(level, 5) - 1] ?? 0

export const levelRows = (rebates: readonly number[]): LevelRow[] =>
  levels.map((rule) => ({
    level: rule.level,
    status: rule.isOpen ? 'ACTIVE' : 'DISABLED',
    criteria: rule.criteria,
    depositFrom: toBaht(rule.asks),
    withdrawMaxPerDay: inBaht(rule.withdrawPerDay),
    withdrawMaxPerTime: inBaht(rule.withdrawPerTime),
    withdrawTimesPerDay: rule.withdrawTimesPerDay,
    refundRate: refundRateOf(rule.level, rebates),
    maximumAmount: inBaht(rule.refundMost),
  }))

export function ruleOf(level: number): LevelRule {
  const rule = levels.find((each) => each.level === level)
  if (!rule) throw new RangeError(`there is no level ${level}`)
  return rule
}

/**
 * A member's deposits in satang: in total, this month and last month. A level earned last month holds until the
 * end of this month.
 */
export type Deposited = { total: bigint; month: bigint; lastMonth: bigint }

export function earnedLevel({ total, month, lastMonth }: Deposited): number {
  const best = month > lastMonth ? month : lastMonth
  const earned = levels.filter(
    ({ isOpen, criteria, asks }) => isOpen && (criteria === 'cumulative' ? total : best) >= asks,
  )
  return earned.at(-1)?.level ?? 1
}

export function nextLevel(level: number, { total, month }: Deposited) {
  const next = levels.find((each) => each.isOpen && each.level > level)
  if (!next) return null
  const has = next.criteria === 'cumulative' ? total : month
  const left = has < next.asks ? next.asks - has : 0n
  const percent = has < next.asks ? Number((has * 100n) / next.asks) : 100
  return { level: next.level, left, percent }
}

const sumOf = (filter: SQL) => sql`coalesce(sum(${deposits.amount}) ${filter}, 0)`.mapWith(BigInt)

export const levelMonths = (now: Date) => ({ month: startOfMonth(now), lastMonth: startOfMonth(now, -1) })

type Asked = Record<'memberUuid' | keyof ReturnType<typeof levelMonths>, Placeholder>

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

/**
 * Returns the member's current level, and stores the level if it changed. A level granted by the operator stays
 * until it expires, unless deposits earn a higher one.
 */
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
