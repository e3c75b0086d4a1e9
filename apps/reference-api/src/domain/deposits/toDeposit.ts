import type { Deposit } from '@member/api-client'
import { toBaht } from '../../values/satang.ts'
import { maskBankId } from '../../values/maskUsername.ts'
import { inLanguage } from '../../http/inLanguage.ts'
import { apiTime } from '../../values/bangkok.ts'
import type { DepositRow } from './deposit.ts'

export const toDeposit = (row: DepositRow): Deposit => ({
  uuid: row.uuid,
  order: row.order,
  amount: toBaht(row.amount),
  bonus: toBaht(row.bonus),
  status: row.status,
  channel: row.channel,
  bankName: row.bankName,
  bankId: maskBankId(row.bankId),
  transRef: row.transRef,
  remark: inLanguage(row).remark,
  ...(row.kept > 0n && {
    isBeyondLimit: true,
    kept: toBaht(row.kept),
    credited: toBaht(row.amount - row.kept),
  }),
  ...(row.turnover > 0n && { turnover: toBaht(row.turnover) }),
  createdAt: apiTime(row.createdAt),
  updatedAt: apiTime(row.updatedAt),
})
