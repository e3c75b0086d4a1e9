import styled from '@emotion/styled'
import type { LevelState } from '@member/api-client'
import { Card, desktop, Eye, OwnMoney, useOwnBaht } from '@member/ui'
import { useAtomValue } from 'jotai'
import { creditAtom } from '../credit/credit.ts'
import { freeOf } from '../money/level.ts'
import { needsDocumentsAtom } from './withdraw.ts'
import { t } from './words.ts'
import { Meter } from '../money/Meter.tsx'

const phone = '@media (max-width: 599px)'

const Label = styled.p`
  color: var(--text-muted);
  font-size: 0.9375rem;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  margin: -12px 0;
`

// Lower on a phone, so that the form's button ends above the bottom bar.
const Low = styled(Card)`
  ${phone} {
    padding: 16px 20px;
  }
`

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 12px;
  ${desktop} {
    grid-gap: 16px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  grid-gap: 16px;
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

export const LevelFigures = ({ level }: { level: LevelState }) => {
  const locked = useAtomValue(creditAtom).data?.kept
  const baht = useOwnBaht()
  const title = useAtomValue(needsDocumentsAtom) ? t.withdrawableOnceAccepted : t.withdrawable
  const free = freeOf(level)
  const { withdrawable, withdrawLeft, withdrawMaxPerDay, withdrawMaxPerTime, withdrawTimesPerDay } = level
  return (
    <Low tone="brand" aria-label={title}>
      <Figures>
        <div>
          <Head>
            <Label>{title}</Label>
            <Eye />
          </Head>
          <OwnMoney baht={free} scale="xl" tone="brand" />
          {free < withdrawable ? (
            <Small>{t.withoutBonus({ amount: baht(withdrawable, { unit: true }) })}</Small>
          ) : null}
          {/* Explains why the amount exceeds the balance above. */}
          {locked ? <Small>{t.withKept({ amount: baht(locked.amount, { unit: true }) })}</Small> : null}
          {level.turnoverLeft > 0 ? null : <Small>{t.noBonus}</Small>}
        </div>
        <Pair>
          {withdrawLeft.amount === null ? null : (
            <div>
              <Label>{t.leftToday}</Label>
              <OwnMoney baht={withdrawLeft.amount} />
              {typeof withdrawMaxPerDay === 'number' ? (
                <>
                  <Meter
                    tone="info"
                    label={t.leftToday}
                    value={withdrawLeft.amount}
                    max={withdrawMaxPerDay}
                  />
                  <Small>{t.perDay({ amount: withdrawMaxPerDay })}</Small>
                </>
              ) : null}
            </div>
          )}
          <div>
            <Label>{t.leftTimes}</Label>
            <Times>{t.times({ left: withdrawLeft.times, all: withdrawTimesPerDay })}</Times>
            <Meter tone="info" label={t.leftTimes} value={withdrawLeft.times} max={withdrawTimesPerDay} />
            {typeof withdrawMaxPerTime === 'number' ? (
              <Small>{t.perTime({ amount: withdrawMaxPerTime })}</Small>
            ) : null}
          </div>
        </Pair>
      </Figures>
    </Low>
  )
}

const Times = styled.p`
  font-family: var(--font-display);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
