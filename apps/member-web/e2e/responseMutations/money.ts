import { type ResponseMutation, each } from './responseMutation.ts'

const now = '2026-11-20T12:00:00+07:00'
const some = '00000000-0000-4000-8000-00000000c0de'

export const ofMoney: ResponseMutation[] = [
  {
    call: 'POST /api/auth/user/getCredit/{username}',
    screen: '/auth/deposit',
    alter: (data) => ({ ...data, balance: 7654.32 }),
    sees: /7,654\.32/,
  },
  {
    call: 'POST /api/auth/user/transfer/to/bank',
    screen: '/auth/deposit',
    alter: (data) => ({ ...data, accounts: each(data.accounts, { accountName: 'บริษัท ที่เปลี่ยน จำกัด' }) }),
    sees: /บริษัท ที่เปลี่ยน จำกัด/,
  },
  {
    call: 'GET /api/auth/deposit/{uuid}',
    screen: '/auth/transaction/history',
    alter: (data) => ({ ...data, items: each(data.items, { amount: 7654.32 }) }),
    sees: /7,654\.32/,
  },
  {
    call: 'GET /api/auth/withdraw/withdraw-history/{uuid}',
    screen: '/auth/transaction/history?tab=withdrawals',
    alter: (data) => ({ ...data, items: each(data.items, { amount: 7654.32 }) }),
    sees: /7,654\.32/,
  },
  {
    call: 'GET /api/auth/withdraw/withdraw-request/{uuid}',
    screen: '/auth/withdraw',
    alter: () => [
      {
        uuid: some,
        order: some,
        amount: 7654.32,
        status: 'PENDING',
        bankName: 'KBANK',
        bankId: 'xxx-x-x6789-x',
        canRetry: false,
        createdAt: now,
        updatedAt: now,
      },
    ],
    sees: /7,654\.32/,
  },
  {
    call: 'GET /api/auth/slip/my/request',
    screen: '/auth/deposit/slip',
    alter: () => [
      {
        uuid: some,
        order: some,
        amount: 7654.32,
        status: 'PENDING',
        sendingBank: 'KBANK',
        transAt: now,
        createdAt: now,
      },
    ],
    sees: /7,654\.32/,
  },
]
