import { type Entries, exampleCommand } from '../client/entry.ts'
import { aLimit, aLimits } from '../testing/protectionBuilders.ts'
import {
  declineLimits,
  declineLimitsCall,
  getLimits,
  limitsCall,
  setLimit,
  setLimitCall,
  settleLimit,
  settleLimitCall,
} from './limits.ts'

const waiting = {
  amount: 900,
  askedAt: '2026-11-20T09:00:00.000+07:00',
  readyAt: '2026-11-21T09:00:00.000+07:00',
  lapsesAt: '2026-11-28T09:00:00.000+07:00',
  isReady: false,
}

export const limitsEntries = {
  getLimits: {
    call: limitsCall,
    feature: 'limits',
    from: 'play safe, deposit',
    run: () => getLimits(),
    sends: 'GET /api/auth/protection/limits',
    answer: aLimits([aLimit({ amount: 500, used: 200, left: 300, waiting })]),
  },
  setLimit: {
    call: setLimitCall,
    feature: 'limits',
    from: 'play safe, deposit',
    run: () => setLimit({ kind: 'DEPOSIT', period: 'DAY', amount: 500 }, exampleCommand),
    sends: 'POST /api/auth/protection/limits',
    body: { kind: 'DEPOSIT', period: 'DAY', amount: 500 },
    answer: aLimits([aLimit({ amount: 500, used: 0, left: 500 })]),
  },
  settleLimit: {
    call: settleLimitCall,
    feature: 'limits',
    from: 'play safe',
    run: () => settleLimit({ kind: 'DEPOSIT', period: 'DAY', isWanted: true }, exampleCommand),
    sends: 'POST /api/auth/protection/limits/waiting',
    body: { kind: 'DEPOSIT', period: 'DAY', isWanted: true },
    answer: aLimits([aLimit({ amount: 900, used: 0, left: 900 })]),
  },
  declineLimits: {
    call: declineLimitsCall,
    feature: 'limits',
    from: 'deposit',
    run: () => declineLimits(exampleCommand),
    sends: 'POST /api/auth/protection/limits/declined',
    body: {},
    answer: aLimits(),
  },
} as const satisfies Entries
