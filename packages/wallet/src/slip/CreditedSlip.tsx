import styled from '@emotion/styled'
import type { Deposit } from '@member/api-client'
import { Button, Money, SuccessTick, formatBaht } from '@member/ui'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { CreditBadge } from '../credit/CreditBadge.tsx'
import { LockedMoney } from '../locked/LockedMoney.tsx'
import { t as words } from '../deposit/words.ts'
import { t as wallet } from '../money/words.ts'
import { t } from './words.ts'
import { Outcome } from './Outcome.tsx'
import { slipAtom } from './slip.ts'

const Figure = styled.div`
  text-align: center;
  & > svg {
    width: 112px;
    margin: 0 auto 8px;
  }
`

export const CreditedSlip = ({
  deposit,
  before,
  next,
}: {
  deposit: Deposit
  before: boolean
  next: ReactNode
}) => {
  const move = useSetAtom(slipAtom)
  const amount = formatBaht(deposit.amount, { unit: true })
  return (
    <Outcome
      tone="ok"
      title={
        before ? t.already({ amount }) : deposit.kept ? words.landedKept({ amount }) : t.success({ amount })
      }
      note={t.alreadyHint({ when: deposit.updatedAt })}
    >
      {/* Credited before: no large tick, no plus. */}
      {before ? null : (
        <>
          <Figure>
            <SuccessTick />
            <Money baht={deposit.credited ?? deposit.amount} scale="xl" tone="in" sign />
            {deposit.bonus > 0 ? <p>{wallet.rows.bonus({ amount: deposit.bonus })}</p> : null}
            {deposit.kept ? <p>{words.heldBack({ amount: deposit.kept })}</p> : null}
          </Figure>
          <CreditBadge look="line" />
          <LockedMoney />
        </>
      )}
      {next}
      <Button variant="quiet" wide onClick={() => move({ step: 'choose' })}>
        {t.another}
      </Button>
    </Outcome>
  )
}
