import type { Withdraw } from '@member/api-client'
import { sql } from 'drizzle-orm'
import { withdrawals, type WithdrawRow } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'
import { maskBankId } from '../../values/maskUsername.ts'
import { inLanguage } from '../../http/inLanguage.ts'
import { apiTime } from '../../values/bangkok.ts'

/** Not settled yet: the money is reserved. Written out, so that the index of open ones serves a prepared statement. */
export const isOpen = sql`${withdrawals.status} in ('PENDING', 'PROCESSING', 'FAILED')`

export const toWithdraw = (row: WithdrawRow): Withdraw => ({
  uuid: row.uuid,
  order: row.order,
  amount: toBaht(row.amount),
  status: row.status,
  bankName: row.bankName,
  bankId: maskBankId(row.bankId),
  remark: inLanguage(row).remark,
  canRetry: row.status === 'FAILED',
  ...(row.bonusGivenUp > 0n && { bonusGivenUp: toBaht(row.bonusGivenUp) }),
  createdAt: apiTime(row.createdAt),
  updatedAt: apiTime(row.updatedAt),
})
