/** The levels' rules (spec §4, §9), in satang. 5 and 6 are disabled: only the operator gives them. */
export type LevelRule = {
  level: number
  /** What must have been deposited, ever or in one month. */
  asks: bigint
  criteria: 'cumulative' | 'month'
  isOpen: boolean
  withdrawPerDay: bigint | null
  withdrawPerTime: bigint | null
  /** The cap of one refund of losses (maximumAmount). */
  refundMost: bigint | null
}

const baht = (amount: number) => BigInt(amount) * 100n

export const withdrawTimesPerDay = 5

const plain = { isOpen: true, withdrawPerTime: null, refundMost: null }
/** Vip is limited by the time, not by the day. */
const vip = { isOpen: false, refundMost: baht(200_000), withdrawPerTime: baht(100_000), withdrawPerDay: null }

const levels: readonly LevelRule[] = [
  { level: 1, asks: baht(1), criteria: 'cumulative', ...plain, withdrawPerDay: baht(100_000) },
  { level: 2, asks: baht(50_000), criteria: 'cumulative', ...plain, withdrawPerDay: baht(300_000) },
  { level: 3, asks: baht(300_000), criteria: 'month', ...plain, withdrawPerDay: baht(500_000) },
  {
    level: 4,
    asks: baht(1_000_000),
    criteria: 'month',
    ...plain,
    withdrawPerDay: baht(1_000_000),
    refundMost: baht(200_000),
  },
  { level: 5, asks: baht(5_000_000), criteria: 'month', ...vip },
  { level: 6, asks: baht(99_999_999), criteria: 'month', ...vip },
]

export function ruleOf(level: number): LevelRule {
  const rule = levels.find((each) => each.level === level)
  if (!rule) throw new RangeError(`there is no level ${level}`)
  return rule
}

/** What was deposited: ever, this month and the month before (a level reached then is held to this month's end). */
export type Deposited = { total: bigint; month: bigint; lastMonth: bigint }

/** The highest open level the deposits earn; a new member is at 1. */
export function earnedLevel({ total, month, lastMonth }: Deposited): number {
  const best = month > lastMonth ? month : lastMonth
  const earned = levels.filter(
    ({ isOpen, criteria, asks }) => isOpen && (criteria === 'cumulative' ? total : best) >= asks,
  )
  return earned.at(-1)?.level ?? 1
}

/** The way to the next open level. */
export function nextLevel(level: number, { total, month }: Deposited) {
  const next = levels.find((each) => each.isOpen && each.level > level)
  if (!next) return null
  const has = next.criteria === 'cumulative' ? total : month
  const left = has < next.asks ? next.asks - has : 0n
  const percent = has < next.asks ? Number((has * 100n) / next.asks) : 100
  return { level: next.level, left, percent }
}
