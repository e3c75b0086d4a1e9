import { bankLabel } from '@member/banks'
import type { Deposit, Withdraw } from '@member/api-client'
import { AsWritten, Dotted, formatDateTime, ListRow, OwnMoney, useAmountsHidden } from '@member/ui'
import { accountOf, BankMark } from './BankMark.tsx'
import { ForfeitedBonus, MoneyStatus, Reason } from './rowParts.tsx'
import { t } from './words.ts'

export const DepositRow = ({ deposit, to }: { deposit: Deposit; to?: string | undefined }) => {
  const { amount, bonus, status, channel, bankName, bankId, remark, isBeyondLimit, kept, createdAt } = deposit
  // The deposit's own page shows the account.
  const account = to === undefined ? accountOf(bankName, bankId) : ''
  const areHidden = useAmountsHidden()
  return (
    <ListRow
      to={to}
      icon={<BankMark bankName={bankName} label={bankLabel(bankName)} />}
      title={t.rows.deposit[channel]}
      note={
        <>
          <Dotted>
            {account ? <AsWritten>{account}</AsWritten> : null}
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            {bonus > 0 && !areHidden ? t.rows.bonus({ amount: bonus }) : null}
          </Dotted>
          {isBeyondLimit
            ? kept && !areHidden
              ? t.rows.keptOfDeposit({ amount: kept })
              : t.rows.beyondLimit
            : null}
        </>
      }
      value={
        <OwnMoney
          baht={amount}
          tone={status === 'SUCCESS' ? 'in' : status === 'REJECTED' ? 'muted' : 'plain'}
          sign={status === 'SUCCESS'}
        />
      }
      valueNote={<MoneyStatus plain status={status} />}
    >
      {remark ? <Reason remark={remark} /> : null}
    </ListRow>
  )
}

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
      value={
        status === 'REJECTED' ? (
          <OwnMoney baht={amount} tone="muted" />
        ) : (
          <OwnMoney baht={-amount} tone="out" />
        )
      }
      valueNote={<MoneyStatus plain status={status} />}
    >
      <Reason remark={remark} isReturned={status === 'REJECTED'} />
      <ForfeitedBonus withdraw={withdraw} />
    </ListRow>
  )
}
