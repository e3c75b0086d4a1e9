import type { LockedMoney } from '@member/api-client'

export const lockedByLimit: LockedMoney = {
  amount: 600,
  reason: 'DEPOSIT_LIMIT',
  until: '2026-11-21T00:00:00.000+07:00',
  limit: { period: 'DAY', amount: 100 },
}
export const lockedByBreak: LockedMoney = {
  amount: 12_345_678.25,
  reason: 'BREAK',
  until: '2026-11-27T14:05:00.000+07:00',
  limit: null,
}
export const lockedByReview: LockedMoney = { amount: 500, reason: 'REVIEW', until: null, limit: null }
export const lockedByExclusion: LockedMoney = { amount: 250, reason: 'EXCLUSION', until: null, limit: null }
