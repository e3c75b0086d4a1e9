import styled from '@emotion/styled'
import { Card, formatBaht, Icon, Phrases, StatusChip } from '@member/ui'
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
    color: var(--text-muted);
    font-size: 1rem;
    font-weight: 500;
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

const Time = styled.p`
  display: flex;
  align-items: center;
  margin: 16px 0;
  padding: 10px 14px;
  border-radius: var(--radius-m);
  background: var(--surface-2);
  font-family: var(--font-display);
  font-size: 1.25rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  & > svg {
    flex: none;
    margin-right: 10px;
    color: var(--brand-text);
  }
  & > small {
    margin-left: 8px;
    color: var(--text-muted);
    font-family: var(--font-body);
    font-size: 0.875rem;
    font-weight: 400;
  }
`

const Means = styled.ul`
  padding-left: 20px;
  list-style: disc;
  color: var(--text-muted);
  & > li + li {
    margin-top: 6px;
  }
`

const Act = styled.div`
  margin-top: 16px;
`

const Chip = ({ start, status }: { start: string; status: Status }) => {
  if (status === 'open') return <StatusChip tone="ok">{t.running}</StatusChip>
  if (status === 'had') return <StatusChip tone="info">{t.had}</StatusChip>
  return (
    <StatusChip tone="neutral" icon="clock">
      {t.opens[status]({ start })}
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
  action?: ReactNode
}) => {
  const { number, start, end, isAllDay, isOvernight, rate, endNumber, every } = period
  const most = formatBaht(bonusMax, { unit: true, short: true })
  return (
    <Card tone={status === 'open' ? 'brand' : 'plain'} aria-label={t.period({ number })}>
      <Head>
        <h2>{t.period({ number })}</h2>
        {status ? <Chip start={start} status={status} /> : null}
      </Head>
      {status === 'had' && every ? <Again>{t.again[every]}</Again> : null}
      {rate > 0 ? (
        <>
          <Rate>{t.rate({ rate })}</Rate>
          <Most>{t.most({ amount: most })}</Most>
        </>
      ) : (
        <Rate>+{formatBaht(endNumber, { unit: true })}</Rate>
      )}
      <Time>
        <Icon name="clock" />
        {isAllDay ? t.allDay : t.time({ start, end })}
        {isOvernight ? <small>{t.overnight}</small> : null}
      </Time>
      <Means aria-label={t.means.title}>
        {rate > 0 ? (
          <li>
            <Phrases>
              {`${isAllDay ? t.means.allDay : t.means.between({ start, end })} ${t.means.rate({ rate, most })}`}
            </Phrases>
          </li>
        ) : null}
        {endNumber > 0 ? (
          <li>
            <Phrases>{t.means.ending({ satang: satang(endNumber), amount: endNumber })}</Phrases>
          </li>
        ) : null}
        {every ? <li>{t.means.every[every]}</li> : null}
      </Means>
      {status === 'open' && action ? <Act>{action}</Act> : null}
    </Card>
  )
}

/** Returns the satang with which a deposit must end, such as ".99". */
const satang = (endNumber: number) => endNumber.toFixed(2).slice(-3)
