import styled from '@emotion/styled'
import type { Deposit } from '@member/api-client'
import { Button, Money, SuccessTick, formatBaht, formatDateTime } from '@member/ui'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { CreditBadge } from '../credit/CreditBadge.tsx'
import { th as wallet } from '../th.ts'
import { th } from './th.ts'
import { Outcome } from './Outcome.tsx'
import { slipAtom } from './slip.ts'

const Figure = styled.div`
  text-align: center;
  & > svg {
    width: 112px;
    margin: 0 auto 8px;
  }
`

/** The credit is in, by this slip now or by it before; the badge shows it beside. */
export const CreditedSlip = ({
  deposit,
  before,
  next,
}: {
  deposit: Deposit
  before: boolean
  /** What can be done with it. */
  next: ReactNode
}) => {
  const move = useSetAtom(slipAtom)
  const amount = formatBaht(deposit.amount, { unit: true })
  return (
    <Outcome
      tone="ok"
      title={before ? th.already(amount) : th.success(amount)}
      note={th.alreadyHint(formatDateTime(deposit.updatedAt))}
    >
      <Figure>
        <SuccessTick />
        <Money baht={deposit.amount} scale="xl" tone="in" sign />
        {deposit.bonus > 0 ? <p>{wallet.rows.bonus(formatBaht(deposit.bonus, { unit: true }))}</p> : null}
      </Figure>
      <CreditBadge look="line" />
      {next}
      <Button variant="quiet" wide onClick={() => move({ step: 'choose' })}>
        {th.another}
      </Button>
    </Outcome>
  )
}
