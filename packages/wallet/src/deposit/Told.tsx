import type { Deposit } from '@member/api-client'
import { formatBaht } from '@member/ui'
import { th } from './th.ts'

const baht = (figure: number) => formatBaht(figure, { unit: true })

/** What came with a deposit and what it asks, and why it is not what was meant. */
export const Told = ({ deposit, meant }: { deposit: Deposit; meant: number | undefined }) => {
  const { amount, bonus, turnover } = deposit
  return (
    <>
      {bonus > 0 ? <p>{th.bonus.came(baht(bonus))}</p> : null}
      {bonus > 0 && turnover ? <p>{th.bonus.left(baht(turnover))}</p> : null}
      {meant !== undefined && meant !== amount ? <p>{th.differs(baht(meant), baht(amount))}</p> : null}
    </>
  )
}
