import type { Credit } from '@member/api-client'
import { toBaht } from '../../values/satang.ts'
import type { Hold } from '../protection/keptFromPlay.ts'
import { apiTime } from '../../values/bangkok.ts'

/** Money kept from play as it is shown: how much, why and until when. */
export const toKept = (amount: bigint, hold: Hold): NonNullable<Credit['kept']> => ({
  amount: toBaht(amount),
  reason: hold.reason,
  until: hold.until && apiTime(hold.until),
  limit:
    hold.reason === 'DEPOSIT_LIMIT' ? { period: hold.limit.period, amount: toBaht(hold.limit.amount) } : null,
})
