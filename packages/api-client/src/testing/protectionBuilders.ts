import type { RunningBreak, Break } from '../endpoints/breaks.ts'
import type { Consent } from '../endpoints/consent.ts'
import type { Identity } from '../endpoints/identity.ts'
import type { RealityCheck } from '../endpoints/realityCheck.ts'
import type { Spending } from '../endpoints/spending.ts'
import { limitKinds, limitPeriods, type Limits, type PlayLimit } from '../endpoints/limits.ts'

const ends = {
  DAY: ['2026-11-20T00:00:00.000+07:00', '2026-11-21T00:00:00.000+07:00'],
  WEEK: ['2026-11-16T00:00:00.000+07:00', '2026-11-23T00:00:00.000+07:00'],
  MONTH: ['2026-11-01T00:00:00.000+07:00', '2026-12-01T00:00:00.000+07:00'],
} as const

export const aLimit = (change: Partial<PlayLimit> = {}): PlayLimit => {
  const { period = 'DAY' } = change
  const [startedAt, endsAt] = ends[period]
  return {
    kind: 'DEPOSIT',
    period,
    amount: null,
    used: 0,
    left: null,
    startedAt,
    endsAt,
    waiting: null,
    ...change,
  }
}

export const aLimits = (given: PlayLimit[] = [], isOffered = false): Limits => ({
  limits: limitKinds.flatMap((kind) =>
    limitPeriods.map(
      (period) => given.find((one) => one.kind === kind && one.period === period) ?? aLimit({ kind, period }),
    ),
  ),
  isOffered,
})

export const aRunningBreak = (change: Partial<RunningBreak> = {}): Break => ({
  away: {
    kind: 'BREAK',
    startsAt: '2026-11-20T09:00:00.000+07:00',
    endsAt: '2026-11-27T09:00:00.000+07:00',
    overAt: '2026-11-27T09:00:00.000+07:00',
    mayAskReturn: false,
    ...change,
  },
})

export const anIdentity = (change: Partial<Identity> = {}): Identity => ({
  status: 'NOT_ASKED',
  reason: null,
  sentAt: null,
  settledAt: null,
  neededFor: { firstWithdrawal: false, above: 50_000 },
  reviewHours: 24,
  keptDays: 90,
  ...change,
})

export const aConsent = (change: Partial<Consent> = {}): Consent => ({
  version: '2026-11',
  current: '2026-11',
  acceptedAt: '2026-11-20T09:00:00.000+07:00',
  marketing: false,
  log: [],
  ...change,
})

export const aRealityCheck = (change: Partial<RealityCheck> = {}): RealityCheck => ({
  minutes: 30,
  startedAt: '2026-11-20T09:00:00.000+07:00',
  since: '2026-11-20T10:00:00.000+07:00',
  now: '2026-11-20T10:30:00.000+07:00',
  playedMinutes: 55,
  net: -240.5,
  ...change,
})

export const aSpending = (change: Partial<Spending> = {}): Spending => ({
  periods: [
    {
      period: 'WEEK',
      since: '2026-11-16T00:00:00.000+07:00',
      deposited: 500,
      withdrawn: 0,
      net: -500,
      playedMinutes: 75,
    },
    {
      period: 'MONTH',
      since: '2026-11-01T00:00:00.000+07:00',
      deposited: 2_000,
      withdrawn: 1_250.5,
      net: -749.5,
      playedMinutes: 340,
    },
    {
      period: 'YEAR',
      since: '2026-01-01T00:00:00.000+07:00',
      deposited: 14_300,
      withdrawn: 15_900,
      net: 1_600,
      playedMinutes: 2_460,
    },
    { period: 'ALL', since: null, deposited: 14_300, withdrawn: 15_900, net: 1_600, playedMinutes: 2_460 },
  ],
  months: [
    ['2025-12', 0, 0, 0] as const,
    ['2026-01', 0, 0, 0] as const,
    ['2026-02', 0, 0, 0] as const,
    ['2026-03', 1_500, 0, -1_500] as const,
    ['2026-04', 2_400, 3_100, 700] as const,
    ['2026-05', 900, 0, -900] as const,
    ['2026-06', 3_200, 8_000, 4_800] as const,
    ['2026-07', 1_000, 0, -1_000] as const,
    ['2026-08', 0, 0, 0] as const,
    ['2026-09', 1_800, 2_049.5, 249.5] as const,
    ['2026-10', 1_500, 1_500, 0] as const,
    ['2026-11', 2_000, 1_250.5, -749.5] as const,
  ].map(([month, deposited, withdrawn, net]) => ({ month, deposited, withdrawn, net })),
  ...change,
})
