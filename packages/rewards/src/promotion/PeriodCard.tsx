import styled from '@emotion/styled'
import { Card, formatBaht, Icon, StatusChip } from '@member/ui'
import type { BonusPeriod } from './promotion.ts'
import { th } from './th.ts'

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 30px;
  margin-bottom: 12px;
  & > h2 {
    color: var(--text-muted);
    font-size: 1rem;
    font-weight: 500;
  }
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

/** One bonus period: its hours, its rate, and what that means. */
export const PeriodCard = ({
  period,
  bonusMax,
  isRunning,
}: {
  period: BonusPeriod
  bonusMax: number
  isRunning: boolean
}) => {
  const { number, start, end, isAllDay, isOvernight, rate, endNumber } = period
  const most = formatBaht(bonusMax, { unit: true, short: true })
  return (
    <Card tone={isRunning ? 'brand' : 'plain'} aria-label={th.period(number)}>
      <Head>
        <h2>{th.period(number)}</h2>
        {isRunning ? <StatusChip tone="ok">{th.running}</StatusChip> : null}
      </Head>
      {rate > 0 ? (
        <>
          <Rate>{th.rate(String(rate))}</Rate>
          <Most>{th.most(most)}</Most>
        </>
      ) : (
        <Rate>+{formatBaht(endNumber, { unit: true })}</Rate>
      )}
      <Time>
        <Icon name="clock" />
        {isAllDay ? th.allDay : th.time(start, end)}
        {isOvernight ? <small>{th.overnight}</small> : null}
      </Time>
      <Means aria-label={th.means.title}>
        {rate > 0 ? (
          <li>
            {th.means.when(isAllDay ? undefined : { start, end })} {th.means.rate(String(rate), most)}
          </li>
        ) : null}
        {endNumber > 0 ? (
          <li>{th.means.ending(satang(endNumber), formatBaht(endNumber, { unit: true }))}</li>
        ) : null}
      </Means>
    </Card>
  )
}

/** ".99": the end an amount must have. */
const satang = (endNumber: number) => endNumber.toFixed(2).slice(-3)
