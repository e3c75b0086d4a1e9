import { css } from '@emotion/react'
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

// The open period is the one filled surface of the page. What lies on it takes the colours of a button.
const filled = css`
  --text: var(--on-brand);
  --text-muted: var(--on-brand);
  --brand-text: var(--on-brand);
  border-color: transparent;
  background: var(--brand);
  color: var(--on-brand);
  & [data-chip] > span {
    background: var(--on-brand);
    color: var(--brand);
  }
  & a {
    background: var(--on-brand);
    color: var(--brand);
  }
`

const Root = styled(Card, { shouldForwardProp: (name) => name !== 'isLoud' })<{ isLoud: boolean }>`
  ${({ isLoud }) => isLoud && filled}
  & > :not(svg) {
    position: relative;
  }
`

const Rays = styled.svg`
  position: absolute;
  top: 0;
  right: 0;
  height: 100%;
  min-height: 240px;
  /* There it lies behind the words. */
  @media (max-width: 719px) {
    opacity: 0.5;
  }
`

/** Behind an open period: rays, and a percent sign in the colour of a button's lower edge. */
const Sunburst = () => (
  <Rays viewBox="0 0 260 240" fill="var(--brand-strong)" aria-hidden focusable="false">
    <path
      d="M260 120L0 96v48zM260 120L24-20 80-70zM260 120L150-90l64-6zM260 120L24 260l56 50zM260 120l-110 210 64 6z"
      opacity="0.55"
    />
    <g stroke="var(--brand-strong)" strokeWidth="26" strokeLinecap="round" fill="none">
      <path d="M226 66L134 190" />
      <circle cx="138" cy="88" r="24" />
      <circle cx="222" cy="168" r="24" />
    </g>
  </Rays>
)

const Again = styled.p`
  margin-bottom: 8px;
`

const Rate = styled.p<{ isLoud: boolean }>`
  font-family: var(--font-display);
  font-size: ${({ isLoud }) => (isLoud ? 'min(3.75rem, 14vw)' : '2rem')};
  font-weight: 700;
  line-height: 1.2;
`

const Most = styled.p<{ isLoud: boolean }>`
  font-family: var(--font-display);
  font-size: ${({ isLoud }) => (isLoud ? 1.375 : 1.125)}rem;
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

const Chip = ({ status, start }: { status: Status; start: string }) => {
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
  isLoud,
  action,
}: {
  period: BonusPeriod
  bonusMax: number
  /** Status of the period; undefined until the server's time is known. */
  status: Status | undefined
  /** True for the one period that the member can have now. */
  isLoud: boolean
  action: ReactNode
}) => {
  const { start, end, isAllDay, isOvernight, rate, endNumber, every } = period
  const gives = rate > 0 ? t.rate({ rate }) : `+${formatBaht(endNumber, { unit: true })}`
  const hours = isAllDay ? t.allDay : t.time({ start, end })
  return (
    <Root isLoud={isLoud} tone={status === 'open' ? 'brand' : 'plain'} aria-label={`${gives} ${hours}`}>
      {isLoud ? <Sunburst /> : null}
      <Head>
        <h2>
          {hours}
          {isOvernight ? <small>{t.overnight}</small> : null}
        </h2>
        {status ? (
          <span data-chip>
            <Chip status={status} start={start} />
          </span>
        ) : null}
      </Head>
      {status === 'had' && every ? <Again>{t.again[every]}</Again> : null}
      <Rate isLoud={isLoud}>{gives}</Rate>
      {rate > 0 ? (
        <Most isLoud={isLoud}>
          <Phrases>{t.most({ amount: formatBaht(bonusMax, { unit: true, short: true }) })}</Phrases>
        </Most>
      ) : null}
      <Means aria-label={t.means.title}>
        {endNumber > 0 ? (
          <li>
            <Phrases>{endingOf(period)}</Phrases>
          </li>
        ) : null}
        {every ? <li>{t.means.every[every]}</li> : null}
      </Means>
      {action ? <Way>{action}</Way> : null}
    </Root>
  )
}

/** Returns the condition about a deposit's satang: for the extra, or without a rate for the bonus. */
const endingOf = ({ rate, endNumber }: BonusPeriod) => {
  const satang = endNumber.toFixed(2).slice(-3)
  return rate > 0 ? t.means.ending({ satang, amount: endNumber }) : t.means.onlyEnding({ satang })
}
