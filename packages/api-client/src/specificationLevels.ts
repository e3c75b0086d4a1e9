import type { LevelRow } from './endpoints/members.ts'

/** Row of the specification's table of levels. */
interface SpecificationLevel extends Omit<LevelRow, 'refundRate'> {
  lossRefundPercent: number
  nextLevelDeposit: number
}

const all = {
  criteria: 'cumulative',
  status: 'ACTIVE',
  withdrawMaxPerTime: null,
  withdrawTimesPerDay: 5,
  maximumAmount: null,
} as const
const month = { ...all, criteria: 'month' } as const
/** Level that only the operator assigns. */
const vip = {
  ...month,
  status: 'DISABLED',
  depositFrom: 5_000_000,
  nextLevelDeposit: 99_999_999,
  withdrawMaxPerDay: null,
  withdrawMaxPerTime: 100_000,
  lossRefundPercent: 15,
  maximumAmount: 200_000,
} as const

/**
 * The specification's constants of member levels (§4, §9), in baht; the fallback for a server without
 * `LevelState.levels`.
 */
export const specificationLevels: readonly SpecificationLevel[] = [
  {
    level: 1,
    ...all,
    depositFrom: 1,
    nextLevelDeposit: 50_000,
    withdrawMaxPerDay: 100_000,
    lossRefundPercent: 5,
  },
  {
    level: 2,
    ...all,
    depositFrom: 50_000,
    nextLevelDeposit: 300_000,
    withdrawMaxPerDay: 300_000,
    lossRefundPercent: 5,
  },
  {
    level: 3,
    ...month,
    depositFrom: 300_000,
    nextLevelDeposit: 1_000_000,
    withdrawMaxPerDay: 500_000,
    lossRefundPercent: 7,
  },
  {
    level: 4,
    ...month,
    depositFrom: 1_000_000,
    nextLevelDeposit: 5_000_000,
    withdrawMaxPerDay: 1_000_000,
    lossRefundPercent: 10,
    maximumAmount: 200_000,
  },
  { level: 5, ...vip },
  { level: 6, ...vip },
]
