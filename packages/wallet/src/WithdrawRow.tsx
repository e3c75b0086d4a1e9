import { maskedBankId, type Withdraw } from '@member/api-client'
import { formatDateTime, ListRow, OwnMoney } from '@member/ui'
import { BankMark } from './BankMark.tsx'
import { GivenUpBonus } from './GivenUpBonus.tsx'
import { MoneyStatus } from './MoneyStatus.tsx'
import { Reason } from './Reason.tsx'
import { t } from './words.ts'
import { NoWrap } from './NoWrap.ts'

/** A withdrawal, opened by a press where it has a page of its own: destination, amount, status and reason. */
export const WithdrawRow = ({ withdraw, to }: { withdraw: Withdraw; to?: string | undefined }) => {
  const { amount, status, bankName, bankId, remark, createdAt } = withdraw
  return (
    <ListRow
      to={to}
      icon={<BankMark bankName={bankName} />}
      title={t.rows.withdraw}
      note={
        <>
          {t.rows.to({ bank: bankName })} <NoWrap>{maskedBankId(bankId)}</NoWrap>
          <br />
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </>
      }
      // What was given back has taken nothing.
      value={<OwnMoney baht={status === 'REJECTED' ? amount : -amount} tone="out" />}
      valueNote={<MoneyStatus status={status} />}
    >
      {remark ? <Reason remark={remark} /> : null}
      <GivenUpBonus withdraw={withdraw} />
    </ListRow>
  )
}
