import styled from '@emotion/styled'
import type { Deposit } from '@member/api-client'
import { Card, FormMessage, List, Money, formatBaht, Button } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, type ReactNode } from 'react'
import { CreditBadge } from '../credit/CreditBadge.tsx'
import { LockedMoney } from '../locked/LockedMoney.tsx'
import { MoneyStatus, Reason } from '../money/rowParts.tsx'
import { t } from './words.ts'
import { newestDepositsAtom } from '../money/newest.ts'
import { isPending, lastAmount } from './deposit.ts'
import { typedAmountAtom } from './payment.ts'
import { usePayment, type useLandedDeposit } from './usePayment.ts'
import { PayInto, type PayIntoProps } from './PayInto.tsx'

const DepositSummary = ({ deposit, meant }: { deposit: Deposit; meant: number | undefined }) => {
  const { amount, bonus, turnover, kept, credited } = deposit
  return (
    <>
      {bonus > 0 ? <p>{t.bonus.came({ amount: bonus })}</p> : null}
      {bonus > 0 && turnover ? <p>{t.bonus.left({ amount: turnover })}</p> : null}
      {kept && credited !== undefined ? <p>{t.inCredit({ amount: credited })}</p> : null}
      {kept ? <p>{t.heldBack({ amount: kept })}</p> : null}
      {/* If part is locked, the credit differs from the transfer. */}
      {meant !== undefined && meant !== amount && !kept ? <p>{t.differs({ meant, amount })}</p> : null}
    </>
  )
}

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
const DepositWatch = ({ landed, next }: DepositWatchProps) => {
  const { data } = useAtomValue(newestDepositsAtom)
  const { payment, end } = usePayment()
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

interface PayFlowProps extends PayIntoProps {
  landing: ReturnType<typeof useLandedDeposit>
  next: ReactNode
}

/** The pending deposits; below them the form for a payment or, after a credited deposit, its button. */
export const PayFlow = ({ landing: { landed, isIn, goOn }, next, ...form }: PayFlowProps) => (
  <>
    <DepositWatch landed={landed} next={next} />
    {isIn ? (
      <Button variant="quiet" wide onClick={goOn}>
        {t.showForm}
      </Button>
    ) : (
      <PayInto {...form} />
    )}
  </>
)
