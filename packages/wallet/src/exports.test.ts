import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as index from './index.ts'

test('the wallet gives out five screens, the deposit as a sheet, the slip reader’s worker, a lost withdrawal, what looks for other lost commands, turnover, locked money, the last movements, what is pending, whether it is the first day, the credit before the app runs, and what a layout needs', () => {
  expect(Object.keys(manifest.exports)).toEqual([
    '.',
    './early-credit',
    './deposit',
    './deposit-sheet',
    './slip',
    './withdraw',
    './lost-withdrawal',
    './history',
    './ledger',
    './slip-reader',
    './turnover',
    './locked-money',
    './last-movements',
    './waiting',
    './first-day',
    './lost',
  ])
  expect(new Set(Object.keys(index))).toEqual(
    new Set(['CreditBadge', 'RecentFeed', 'RecentLine', 'useFreshCredit']),
  )
})

test.each(['deposit', 'deposit-sheet', 'slip', 'withdraw', 'history', 'ledger'])(
  'the entry point %s holds one screen',
  async (entryPoint) => {
    const screens: Record<string, object> = {
      deposit: await import('@member/wallet/deposit'),
      'deposit-sheet': await import('@member/wallet/deposit-sheet'),
      slip: await import('@member/wallet/slip'),
      withdraw: await import('@member/wallet/withdraw'),
      history: await import('@member/wallet/history'),
      ledger: await import('@member/wallet/ledger'),
    }
    expect(Object.keys(screens[entryPoint] ?? {})).toHaveLength(1)
  },
)
