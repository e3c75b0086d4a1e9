import { type Entries, exampleCommand, me, now, some } from '../client/entry.ts'
import { aCredit } from '../testing/builders.ts'
import {
  affiliateBonusCall,
  affiliateCodeCall,
  affiliateLogCall,
  downlineBonusCall,
  downlineCall,
  getAffiliateBonus,
  getAffiliateCode,
  getDownline,
  listAffiliateLog,
  listDownlineBonus,
  withdrawAffiliate,
  withdrawAffiliateCall,
} from './affiliates.ts'

const credit = aCredit()
const period = { start: '2026-11-01', end: '2026-11-20' }

export const affiliatesEntries = {
  getAffiliateBonus: {
    call: affiliateBonusCall,
    row: '25',
    from: 'affiliate',
    run: () => getAffiliateBonus(),
    sends: 'GET /api/auth/affiliate/bonus/demo1234',
    answer: { total_bonus: 100, withdrawn: 20, minWithdraw: 50 },
  },
  getDownline: {
    call: downlineCall,
    row: '26',
    from: 'affiliate',
    run: () => getDownline(),
    sends: 'GET /api/auth/affiliate/downline/demo1234',
    answer: { downline_users: { somebody: { name: 'ส***', level: 1, createdAt: now } } },
  },
  getAffiliateCode: {
    call: affiliateCodeCall,
    row: '27',
    from: 'affiliate',
    run: () => getAffiliateCode(),
    sends: `GET /api/auth/affiliate/code/${me}`,
    answer: { code: 'AF1', balance: 80, downline: 3, withdraw: 20 },
  },
  withdrawAffiliate: {
    call: withdrawAffiliateCall,
    row: '28',
    from: 'affiliate, winlost',
    run: () => withdrawAffiliate({ amount: 80, type: 'af' }, exampleCommand),
    sends: 'POST /api/auth/affiliate/withdraw/demo1234',
    body: { amount: 80, type: 'af' },
    answer: { balance: 0, credit },
  },
  listDownlineBonus: {
    call: downlineBonusCall,
    row: '29',
    from: 'affiliate',
    run: () => listDownlineBonus(period),
    sends: 'POST /api/auth/affiliate/downline/bonus/demo1234',
    body: period,
    answer: { total_bonus: 5, downline_users: { somebody: { bonus: 5, turnover: 500 } } },
  },
  listAffiliateLog: {
    call: affiliateLogCall,
    row: '30',
    from: 'affiliate, winlost',
    run: () => listAffiliateLog({ type: 'wl', ...period }),
    sends: 'POST /api/auth/log/affiliate/demo1234',
    body: { type: 'wl', ...period },
    answer: {
      items: [{ date: '2026-11-19', bet: 100, win: 40, net: -60, bonus: 3 }],
      total: 1,
      summary: { net: -60, refundRate: 5, refundable: 3, refundCap: null, minWithdraw: 1 },
      payouts: [{ order: some, amount: 3, createdAt: now }],
    },
  },
} as const satisfies Entries
