import type { Deposit } from '@member/api-client'
import { t } from './words.ts'

export const DepositSummary = ({ deposit, meant }: { deposit: Deposit; meant: number | undefined }) => {
  const { amount, bonus, turnover, kept, credited } = deposit
  return (
    <>
      {bonus > 0 ? <p>{t.bonus.came({ amount: bonus })}</p> : null}
      {bonus > 0 && turnover ? <p>{t.bonus.left({ amount: turnover })}</p> : null}
      {kept && credited !== undefined ? <p>{t.inCredit({ amount: credited })}</p> : null}
      {kept ? <p>{t.heldBack({ amount: kept })}</p> : null}
      {/* If part is locked, the credit differs from the transfer. */}
      {meant !== undefined && meant !== amount && !kept ? (
        <p>{t.differs({ meant: meant, amount: amount })}</p>
      ) : null}
    </>
  )
}
