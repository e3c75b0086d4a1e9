import styled from '@emotion/styled'
import type { LevelState } from '@member/api-client'
import { Card, Money, Stack, formatBaht, formatCount } from '@member/ui'
import { th } from './th.ts'
import { Meter } from '../Meter.tsx'

const Label = styled.p`
  color: var(--text-muted);
  font-size: 0.9375rem;
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  grid-gap: 16px;
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

const baht = (amount: number) => formatBaht(amount, { unit: true, short: true })

/** What may be withdrawn now and what is left today, before anything is typed. Every figure is the server's. */
export const LevelFigures = ({ level }: { level: LevelState }) => {
  const { withdrawable, withdrawLeft, withdrawMaxPerDay, withdrawMaxPerTime, withdrawTimesPerDay } = level
  return (
    <Card tone="brand" aria-label={th.withdrawable}>
      <Stack>
        <div>
          <Label>{th.withdrawable}</Label>
          <Money baht={withdrawable} scale="xl" tone="brand" />
        </div>
        <Pair>
          {withdrawLeft.amount === null ? null : (
            <div>
              <Label>{th.leftToday}</Label>
              <Money baht={withdrawLeft.amount} />
              {typeof withdrawMaxPerDay === 'number' ? (
                <>
                  <Meter label={th.leftToday} value={withdrawLeft.amount} max={withdrawMaxPerDay} />
                  <Small>{th.perDay(baht(withdrawMaxPerDay))}</Small>
                </>
              ) : null}
            </div>
          )}
          <div>
            <Label>{th.leftTimes}</Label>
            <Times>{th.times(formatCount(withdrawLeft.times), formatCount(withdrawTimesPerDay))}</Times>
            <Meter label={th.leftTimes} value={withdrawLeft.times} max={withdrawTimesPerDay} />
            {typeof withdrawMaxPerTime === 'number' ? (
              <Small>{th.perTime(baht(withdrawMaxPerTime))}</Small>
            ) : null}
          </div>
        </Pair>
      </Stack>
    </Card>
  )
}

const Times = styled.p`
  font-family: var(--font-display);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
