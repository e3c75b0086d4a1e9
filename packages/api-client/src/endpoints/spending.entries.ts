import { type Entries } from '../client/entry.ts'
import { aSpending } from '../testing/protectionBuilders.ts'
import { getSpending, getSpendingFile, spendingCall, spendingFileCall } from './spending.ts'

export const spendingEntries = {
  getSpending: {
    call: spendingCall,
    feature: 'spending',
    from: 'what was spent',
    run: () => getSpending(),
    sends: 'GET /api/auth/protection/spending',
    answer: aSpending(),
  },
  getSpendingFile: {
    call: spendingFileCall,
    feature: 'spending',
    from: 'what was spent',
    run: () => getSpendingFile(),
    sends: 'GET /api/auth/protection/spending.csv',
    answer: { name: 'spending-somchai-2026-11-20.csv', text: 'เดือน,ฝาก,ถอน,สุทธิ' },
  },
} as const satisfies Entries
