import type { Deposit } from '@member/api-client'
import { Dotted, ListRow, Money, formatDateTime } from '@member/ui'
import { BankMark } from './BankMark.tsx'
import { OwnMoney } from './credit/OwnMoney.tsx'
import { maskedBankId } from './maskedBankId.ts'
import { MoneyStatus } from './MoneyStatus.tsx'
import { Reason } from './Reason.tsx'
import { t } from './words.ts'
import { NoWrap } from './NoWrap.ts'

/** A deposit: source, amount, status and reason. */
export const DepositRow = ({
  deposit,
  hideable = false,
}: {
  deposit: Deposit
  /** Dots in place of the amount while the member hides what they have. */
  hideable?: boolean
}) => {
  const { amount, bonus, status, channel, bankName, bankId, remark, isBeyondLimit, kept, createdAt } = deposit
  const Amount = hideable ? OwnMoney : Money
  return (
    <ListRow
      icon={<BankMark bankName={bankName} />}
      title={t.channel[channel]}
      note={
        <>
          {t.rows.from({ bank: bankName })} <NoWrap>{maskedBankId(bankId)}</NoWrap>
          <Dotted>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            {bonus > 0 ? t.rows.bonus({ amount: bonus }) : null}
          </Dotted>
          {isBeyondLimit ? (kept ? t.rows.keptOfDeposit({ amount: kept }) : t.rows.beyondLimit) : null}
        </>
      }
      value={
        <Amount baht={amount} tone={status === 'SUCCESS' ? 'in' : 'plain'} sign={status === 'SUCCESS'} />
      }
      valueNote={<MoneyStatus status={status} />}
    >
      {remark ? <Reason remark={remark} /> : null}
    </ListRow>
  )
}
