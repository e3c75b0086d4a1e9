import type { Withdraw } from '@member/api-client'
import { ListRow, Money, formatDateTime } from '@member/ui'
import { BankMark } from './BankMark.tsx'
import { maskedBankId } from './maskedBankId.ts'
import { MoneyStatus } from './MoneyStatus.tsx'
import { Reason } from './Reason.tsx'
import { th } from './th.ts'
import { Whole } from './Whole.ts'

/** One withdrawal: where to, how much, how it stands and why. */
export const WithdrawRow = ({ withdraw }: { withdraw: Withdraw }) => {
  const { amount, status, bankName, bankId, remark, createdAt } = withdraw
  return (
    <ListRow
      icon={<BankMark bankName={bankName} />}
      title={th.rows.withdraw}
      note={
        <>
          {th.rows.to(bankName)} <Whole>{maskedBankId(bankId)}</Whole>
          <br />
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </>
      }
      value={<Money baht={amount} tone="out" />}
      valueNote={<MoneyStatus status={status} />}
    >
      {remark ? <Reason remark={remark} /> : null}
    </ListRow>
  )
}
