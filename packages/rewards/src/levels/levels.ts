import { th } from '../th.ts'

/** One row of the member level table (spec §3, §4, §9). Money is in baht, for reading only. */
export interface MemberLevel {
  level: 1 | 2 | 3 | 4 | 5 | 6
  name: string
  status: 'ACTIVE' | 'DISABLED'
  /** What its threshold counts: every deposit ever made, or those of one month. */
  criteria: 'cumulative' | 'month'
  /** The medal's two metals. */
  colour: [light: string, dark: string]
  /** The constants of the specification, undisplayed: members are shown the brand's rebates. */
  lossRefundPercent: number
  nextLevelDeposit: number
  /** The cap of one loss refund, where there is one. */
  maximumAmount: number | null
  lines: string[]
}

const { name, lines } = th.levels

/** The member levels, lowest first. */
export const levels: readonly MemberLevel[] = [
  {
    level: 1,
    name: name[1]!,
    status: 'ACTIVE',
    criteria: 'cumulative',
    colour: ['#f1f4f8', '#8d99a8'],
    lossRefundPercent: 5,
    nextLevelDeposit: 50_000,
    maximumAmount: null,
    lines: [lines.total('1'), lines.perDay('100,000'), lines.times],
  },
  {
    level: 2,
    name: name[2]!,
    status: 'ACTIVE',
    criteria: 'cumulative',
    colour: ['#ffe28a', '#c58a12'],
    lossRefundPercent: 5,
    nextLevelDeposit: 300_000,
    maximumAmount: null,
    lines: [lines.total('50,000'), lines.perDay('300,000'), lines.times],
  },
  {
    level: 3,
    name: name[3]!,
    status: 'ACTIVE',
    criteria: 'month',
    colour: ['#dff6f2', '#4f9d97'],
    lossRefundPercent: 7,
    nextLevelDeposit: 1_000_000,
    maximumAmount: null,
    lines: [lines.month('300,000'), lines.perDay('500,000'), lines.times],
  },
  {
    level: 4,
    name: name[4]!,
    status: 'ACTIVE',
    criteria: 'month',
    colour: ['#d8ecff', '#3f7fd1'],
    lossRefundPercent: 10,
    nextLevelDeposit: 5_000_000,
    maximumAmount: 200_000,
    lines: [lines.month('1,000,000'), lines.perDay('1,000,000'), lines.times],
  },
  {
    level: 5,
    name: name[5]!,
    status: 'DISABLED',
    criteria: 'month',
    colour: ['#e9d9ff', '#7b4fc0'],
    lossRefundPercent: 15,
    nextLevelDeposit: 99_999_999,
    maximumAmount: 200_000,
    lines: [lines.month('5,000,000'), lines.perTime('100,000'), lines.times],
  },
  {
    level: 6,
    name: name[6]!,
    status: 'DISABLED',
    criteria: 'month',
    colour: ['#ffd9e2', '#b23a58'],
    lossRefundPercent: 15,
    nextLevelDeposit: 99_999_999,
    maximumAmount: 200_000,
    lines: [lines.month('5,000,000'), lines.perTime('100,000'), lines.times],
  },
]

/** The row of a level the server names; an unknown one is shown as the first. */
export const levelOf = (level: number): MemberLevel => levels[level - 1] ?? levels[0]!
