import type { Away, Break } from '../endpoints/breaks.ts'
import type { Consent } from '../endpoints/consent.ts'
import type { Identity } from '../endpoints/identity.ts'
import type { RealityCheck } from '../endpoints/realityCheck.ts'
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

/** All nine: those given, the rest not set. */
export const aLimits = (given: PlayLimit[] = [], isOffered = false): Limits => ({
  limits: limitKinds.flatMap((kind) =>
    limitPeriods.map(
      (period) => given.find((one) => one.kind === kind && one.period === period) ?? aLimit({ kind, period }),
    ),
  ),
  isOffered,
})

export const anAway = (change: Partial<Away> = {}): Break => ({
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

/** An hour and a half after the log-in, half an hour after the last answer. */
export const aRealityCheck = (change: Partial<RealityCheck> = {}): RealityCheck => ({
  minutes: 30,
  startedAt: '2026-11-20T09:00:00.000+07:00',
  since: '2026-11-20T10:00:00.000+07:00',
  now: '2026-11-20T10:30:00.000+07:00',
  playedMinutes: 55,
  net: -240.5,
  ...change,
})
