import { bankLabel } from '@member/banks'
import { type Withdraw } from '@member/api-client'
import { AsWritten, Dotted, formatDateTime, ListRow, OwnMoney } from '@member/ui'
import { accountOf } from './accountOf.ts'
import { BankMark } from './BankMark.tsx'
import { ForfeitedBonus } from './ForfeitedBonus.tsx'
import { MoneyStatus } from './MoneyStatus.tsx'
import { Reason } from './Reason.tsx'
import { t } from './words.ts'

export const WithdrawRow = ({ withdraw, to }: { withdraw: Withdraw; to?: string | undefined }) => {
  const { amount, status, bankName, bankId, remark, createdAt } = withdraw
  // The withdrawal's own page shows the account.
  const account = to === undefined ? accountOf(bankName, bankId) : ''
  return (
    <ListRow
      to={to}
      icon={<BankMark bankName={bankName} label={bankLabel(bankName)} />}
      title={t.rows.withdraw}
      note={
        <Dotted>
          {account ? <AsWritten>{account}</AsWritten> : null}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Dotted>
      }
      // Returned money has no sign: nothing was taken.
      value={<OwnMoney baht={status === 'REJECTED' ? amount : -amount} tone="out" />}
      valueNote={<MoneyStatus status={status} />}
    >
      {remark ? <Reason remark={remark} /> : null}
      <ForfeitedBonus withdraw={withdraw} />
    </ListRow>
  )
}
