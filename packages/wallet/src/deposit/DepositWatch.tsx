import styled from '@emotion/styled'
import type { Deposit } from '@member/api-client'
import { Card, FormMessage, List, Money, formatBaht } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, type ReactNode } from 'react'
import { CreditBadge } from '../credit/CreditBadge.tsx'
import { LockedMoney } from '../locked/LockedMoney.tsx'
import { MoneyStatus } from '../money/MoneyStatus.tsx'
import { Reason } from '../money/Reason.tsx'
import { t } from './words.ts'
import { isPending, newestDepositsAtom } from './deposit.ts'
import { DepositSummary } from './DepositSummary.tsx'
import { lastAmount } from './lastAmount.ts'
import { typedAmountAtom } from './payment.ts'
import { usePayment } from './usePayment.ts'

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding: 12px 16px;
`

const Small = styled.span`
  color: var(--text-muted);
  font-size: 0.875rem;
`

const Head = styled.h2`
  padding: 14px 16px 2px;
  font-size: 1.0625rem;
`

interface DepositWatchProps {
  /** The last deposit that was credited or rejected while the screen was open. */
  landed: Deposit | undefined
  next: ReactNode
}

/** Pending deposits, and a message once a deposit is credited or rejected. */
export const DepositWatch = ({ landed, next }: DepositWatchProps) => {
  const { data } = useAtomValue(newestDepositsAtom)
  const { payment, end } = usePayment(undefined)
  const setTyped = useSetAtom(typedAmountAtom)
  const meant = useRef<number>(undefined)
  if (payment) meant.current = payment.amount
  useEffect(() => {
    if (landed?.status !== 'SUCCESS') return
    end()
    setTyped('')
    lastAmount.keep(landed.amount)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each that lands
  }, [landed])
  const pending = data?.items.filter(isPending) ?? []
  const amount = landed ? formatBaht(landed.amount, { unit: true }) : ''
  const isLanded = landed?.status === 'SUCCESS'
  const locked = landed?.kept
  return (
    <>
      <FormMessage tone={landed?.status === 'REJECTED' ? 'bad' : 'ok'}>
        {landed ? (
          <>
            <strong>
              {!isLanded ? t.refused({ amount }) : locked ? t.landedKept({ amount }) : t.landed({ amount })}
            </strong>
            {isLanded ? <DepositSummary deposit={landed} meant={meant.current} /> : null}
            {landed.status === 'REJECTED' ? <Reason remark={landed.remark} /> : null}
          </>
        ) : null}
      </FormMessage>
      {landed && isLanded ? (
        <>
          <CreditBadge look="line" />
          <LockedMoney />
          {next}
        </>
      ) : null}
      {pending.length > 0 ? (
        <Card flush aria-label={t.onItsWay}>
          <Head>{t.onItsWay}</Head>
          <List>
            {pending.map(({ uuid, amount: baht, status, createdAt }) => (
              <Line key={uuid}>
                <span>
                  <Money baht={baht} scale="l" />
                  <br />
                  <Small>
                    <time dateTime={createdAt}>{t.since({ time: createdAt })}</time>
                  </Small>
                </span>
                <MoneyStatus status={status} />
              </Line>
            ))}
          </List>
        </Card>
      ) : null}
    </>
  )
}
