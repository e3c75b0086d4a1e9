import styled from '@emotion/styled'
import { Card, formatBaht, Phrases, StatusChip } from '@member/ui'
import type { ReactNode } from 'react'
import type { BonusPeriod, Status } from './bonusPeriods.ts'
import { t } from './words.ts'

const Head = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  min-height: 30px;
  margin-bottom: 12px;
  & > h2 {
    margin-right: 12px;
    font-size: 1.25rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & small {
    margin-left: 8px;
    color: var(--text-muted);
    font-family: var(--font-body);
    font-size: 0.875rem;
    font-weight: 400;
  }
`

const Again = styled.p`
  margin-bottom: 8px;
`

const Rate = styled.p`
  color: var(--brand-text);
  font-family: var(--font-display);
  font-size: 2.5rem;
  font-weight: 700;
  line-height: 1.2;
`

const Most = styled.p`
  font-family: var(--font-display);
  font-size: 1.125rem;
  font-weight: 500;
`

const Means = styled.ul`
  padding-left: 20px;
  margin-top: 16px;
  list-style: disc;
  color: var(--text-muted);
  & > li + li {
    margin-top: 6px;
  }
  &:empty {
    display: none;
  }
`

const Way = styled.div`
  margin-top: 16px;
`

const Chip = ({ status }: { status: Status }) => {
  if (status === 'open') return <StatusChip tone="ok">{t.running}</StatusChip>
  if (status === 'had') return <StatusChip tone="info">{t.had}</StatusChip>
  return (
    <StatusChip tone="neutral" icon="clock">
      {t.opens[status]}
    </StatusChip>
  )
}

export const PeriodCard = ({
  period,
  bonusMax,
  status,
  action,
}: {
  period: BonusPeriod
  bonusMax: number
  /** Status of the period; undefined until the server's time is known. */
  status: Status | undefined
  action: ReactNode
}) => {
  const { start, end, isAllDay, isOvernight, rate, endNumber, every } = period
  const gives = rate > 0 ? t.rate({ rate }) : `+${formatBaht(endNumber, { unit: true })}`
  const hours = isAllDay ? t.allDay : t.time({ start, end })
  return (
    <Card tone={status === 'open' ? 'brand' : 'plain'} aria-label={`${gives} ${hours}`}>
      <Head>
        <h2>
          {hours}
          {isOvernight ? <small>{t.overnight}</small> : null}
        </h2>
        {status ? <Chip status={status} /> : null}
      </Head>
      {status === 'had' && every ? <Again>{t.again[every]}</Again> : null}
      <Rate>{gives}</Rate>
      {rate > 0 ? (
        <Most>
          <Phrases>{t.most({ amount: formatBaht(bonusMax, { unit: true, short: true }) })}</Phrases>
        </Most>
      ) : null}
      <Means aria-label={t.means.title}>
        {endNumber > 0 ? (
          <li>
            <Phrases>{t.means.ending({ satang: satang(endNumber), amount: endNumber })}</Phrases>
          </li>
        ) : null}
        {every ? <li>{t.means.every[every]}</li> : null}
      </Means>
      {action ? <Way>{action}</Way> : null}
    </Card>
  )
}

/** Returns the satang with which a deposit must end, such as ".99". */
const satang = (endNumber: number) => endNumber.toFixed(2).slice(-3)
