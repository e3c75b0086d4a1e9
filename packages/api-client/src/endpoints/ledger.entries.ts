import { type Entries } from '../client/entry.ts'
import { aLedgerDetail, aLedgerPage, anEntry } from '../testing/ledger.ts'
import {
  getLedgerEntry,
  getLedgerFile,
  ledgerCall,
  ledgerEntryCall,
  ledgerFileCall,
  listLedger,
} from './ledger.ts'

const { id } = anEntry()

export const ledgerEntries = {
  listLedger: {
    call: ledgerCall,
    feature: 'ledger',
    from: 'history',
    run: () => listLedger({ kind: 'deposit', from: '2026-11-01', q: '500' }),
    sends: 'GET /api/auth/ledger',
    query: { kind: 'deposit', from: '2026-11-01', q: '500' },
    answer: aLedgerPage([anEntry({ activity: 'x' })], {
      next: 'x',
      months: [{ month: '2026-11', in: 700, out: 500, net: 200 }],
    }),
  },
  getLedgerEntry: {
    call: ledgerEntryCall,
    feature: 'ledger',
    from: 'history',
    run: () => getLedgerEntry(id, { kind: 'deposit' }),
    sends: `GET /api/auth/ledger/${id}`,
    query: { kind: 'deposit' },
    answer: aLedgerDetail({ reason: 'x', returned: { amount: 500, bonus: 50, balanceAfter: 550 } }),
  },
  getLedgerFile: {
    call: ledgerFileCall,
    feature: 'ledger',
    from: 'history',
    run: () => getLedgerFile({ kind: 'game' }),
    sends: 'GET /api/auth/ledger.csv',
    query: { kind: 'game' },
    answer: { name: 'ledger.csv', text: 'x' },
  },
} as const satisfies Entries
