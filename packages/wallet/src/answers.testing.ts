import type { Deposit, Withdraw, LockedMoney } from '@member/api-client'
import {
  aCredit,
  aDeposit,
  aDepositAccount,
  aLevel,
  aList,
  aMember,
  aRecentPayment,
  aSetting,
  aWithdrawal,
  mockMember,
} from '@member/api-client/testing'

export const call = {
  credit: 'POST /api/auth/user/getCredit/:username',
  member: 'GET /api/auth/user/detail/:uuid',
  accounts: 'POST /api/auth/user/transfer/to/bank',
  deposits: 'GET /api/auth/deposit/:uuid',
  verify: 'POST /api/auth/slip/verify',
  confirm: 'POST /api/auth/slip/confirm',
  request: 'POST /api/auth/slip/request-deposit',
  requests: 'GET /api/auth/slip/my/request',
  level: 'GET /api/auth/user/level/:uuid',
  setting: 'GET /api/setting',
  bonus: 'GET /api/auth/bonus',
  takeBonus: 'PUT /api/auth/bonus',
  leaveBonus: 'DELETE /api/auth/bonus',
  cancelBonus: 'POST /api/auth/bonus/cancel',
  withdraw: 'POST /api/auth/withdraw/:uuid',
  retry: 'POST /api/auth/withdraw/retry',
  open: 'GET /api/auth/withdraw/withdraw-request/:uuid',
  withdrawals: 'GET /api/auth/withdraw/withdraw-history/:uuid',
  recentDeposits: 'GET /api/deposit',
  recentWithdrawals: 'GET /api/withdraw/history',
} as const

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const at = (n: number) => new Date(Date.parse('2026-11-20T14:05:00+07:00') - n * 5 * 3_600_000).toISOString()

const depositStatuses = ['SUCCESS', 'SUCCESS', 'REJECTED', 'SUCCESS'] as const
const channels = ['AUTO', 'SLIP', 'AUTO', 'MANUAL'] as const
const banks = ['KBANK', 'SCB', 'BBL', 'GSB'] as const

export const someDeposits = (count: number): Deposit[] =>
  Array.from({ length: count }, (_, n) =>
    aDeposit({
      uuid: id(n),
      amount: 100 * (n + 1) + 0.25,
      status: depositStatuses[n % 4]!,
      channel: channels[n % 4]!,
      bankName: banks[n % 4]!,
      remark: n % 4 === 2 ? 'ยอดโอนไม่ตรงกับสลิป' : null,
      createdAt: at(n),
      updatedAt: at(n),
    }),
  )

const withdrawStatuses = ['SUCCESS', 'REJECTED', 'SUCCESS', 'FAILED'] as const

export const someWithdrawals = (count: number): Withdraw[] =>
  Array.from({ length: count }, (_, n) =>
    aWithdrawal({
      uuid: id(100 + n),
      amount: 500 * (n + 1),
      status: withdrawStatuses[n % 4]!,
      remark: n % 4 === 1 ? 'ชื่อบัญชีปลายทางไม่ตรงกับชื่อสมาชิก' : null,
      createdAt: at(n),
      updatedAt: at(n),
    }),
  )

export const answers = {
  [call.credit]: aCredit(),
  [call.member]: aMember(),
  [call.accounts]: { accounts: [aDepositAccount()], minDeposit: 100 },
  [call.deposits]: aList(someDeposits(5), { limit: 10 }),
  [call.requests]: [],
  [call.level]: aLevel(),
  [call.setting]: aSetting(),
  [call.open]: [],
  [call.withdrawals]: aList(someWithdrawals(4)),
  [call.recentDeposits]: Array.from({ length: 6 }, (_, n) =>
    aRecentPayment({ username: `d•••${n}`, amount: 250 * (n + 1), createdAt: at(n) }),
  ),
  [call.recentWithdrawals]: Array.from({ length: 6 }, (_, n) =>
    aRecentPayment({ username: `g•••${n}`, amount: 1500 * (n + 1), createdAt: at(n) }),
  ),
}

export const mocked = mockMember(answers)

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
