import type { Deposit } from '@member/api-client'
import { ListRow, Money, formatBaht, formatDateTime } from '@member/ui'
import { BankMark } from './BankMark.tsx'
import { maskedBankId } from './maskedBankId.ts'
import { MoneyStatus } from './MoneyStatus.tsx'
import { Reason } from './Reason.tsx'
import { th } from './th.ts'
import { Whole } from './Whole.ts'

/** One deposit: from where, how much, how it stands and why. */
export const DepositRow = ({ deposit }: { deposit: Deposit }) => {
  const { amount, bonus, status, channel, bankName, bankId, remark, isBeyondLimit, createdAt } = deposit
  return (
    <ListRow
      icon={<BankMark bankName={bankName} />}
      title={th.channel[channel]}
      note={
        <>
          {th.rows.from(bankName)} <Whole>{maskedBankId(bankId)}</Whole>
          <br />
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {bonus > 0 ? ` · ${th.rows.bonus(formatBaht(bonus, { unit: true, short: true }))}` : null}
          {isBeyondLimit ? (
            <>
              <br />
              {th.rows.beyondLimit}
            </>
          ) : null}
        </>
      }
      value={<Money baht={amount} tone={status === 'SUCCESS' ? 'in' : 'plain'} sign={status === 'SUCCESS'} />}
      valueNote={<MoneyStatus status={status} />}
    >
      {remark ? <Reason remark={remark} /> : null}
    </ListRow>
  )
}
