import type { LedgerDetail, LedgerEntry, LedgerPage } from '../endpoints/ledger.ts'
import type { Pending } from '../endpoints/pending.ts'
import type { WithdrawProgress } from '../endpoints/withdrawProgress.ts'
import { aWithdrawal } from './builders.ts'

export const anEntry = (change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: '99999999-9999-4999-8999-999999999999',
  kind: 'deposit',
  unit: 'THB',
  amount: 500,
  status: 'DONE',
  title: null,
  channel: 'AUTO',
  bankName: 'KBANK',
  bankId: 'xxxxxx7890',
  createdAt: '2026-11-20T14:05:00.000+07:00',
  ...change,
})

export const aLedgerPage = (items: LedgerEntry[], change: Partial<LedgerPage> = {}): LedgerPage => ({
  items,
  months: [{ month: '2026-11', in: 5_250.5, out: 3_100 }],
  next: null,
  ...change,
})

export const aLedgerDetail = (change: Partial<LedgerDetail> = {}): LedgerDetail => ({
  entry: anEntry(),
  reference: '2026112014050001',
  balanceAfter: 1_750.5,
  steps: [
    { status: 'PENDING', at: '2026-11-20T14:04:12.000+07:00' },
    { status: 'DONE', at: '2026-11-20T14:05:00.000+07:00' },
  ],
  reason: null,
  ...change,
})

export const aWithdrawProgress = (change: Partial<WithdrawProgress> = {}): WithdrawProgress => ({
  withdrawUuid: aWithdrawal().uuid,
  steps: [{ status: 'PENDING', at: '2026-11-20T14:05:00.000+07:00' }],
  usual: { half: 170, most: 460, count: 100 },
  ...change,
})

export const aPending = (change: Partial<Pending> = {}): Pending => ({
  slips: 0,
  deposits: 0,
  withdrawals: 0,
  failedWithdrawals: 0,
  documents: false,
  cards: [],
  hasMovements: true,
  ...change,
})
