import { featureAtom } from '@member/api-client/setting'
import {
  Card,
  Dotted,
  EmptyArt,
  EmptyState,
  formatDay,
  ListRow,
  LongList,
  Loaded,
  OwnMoney,
  Skeleton,
  SkeletonRows,
  Stack,
  tablet,
  useOwnBaht,
} from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { PeriodPicker, usePeriod } from '../period/PeriodPicker.tsx'
import { useWithServerDate } from '../period/useWithServerDate.ts'
import { t } from './words.ts'
import { netPeriodAtom, winLossAtom } from './winLost.ts'

const Total = styled.div`
  & > p {
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
`

/** Layout of a day: date above stake and wins, or on wider screens all in columns. */
const Day = styled.span`
  display: block;
  & > span {
    color: var(--text-muted);
    font-size: 0.875rem;
    font-weight: 400;
    line-height: 1.6;
  }
  ${tablet} {
    display: grid;
    grid-template-columns: minmax(8rem, 1fr) minmax(0, 2fr);
    align-items: baseline;
    & > span > span {
      margin-left: 0;
    }
    & > span > span > span {
      flex: 1 1 9rem;
      text-align: right;
      font-variant-numeric: tabular-nums;
    }
    & > span > span > span::before {
      content: none;
    }
  }
`

// Of equal width in all rows, so that the columns before it are aligned.
const Net = styled.span`
  ${tablet} {
    display: block;
    min-width: 9.5rem;
  }
`

const word = (net: number) => (net > 0 ? t.net.gained : net < 0 ? t.net.lost : t.net.even)

export const NetResult = () => {
  const picked = usePeriod()
  const { start, end } = picked.period ?? {}
  const publish = useSetAtom(netPeriodAtom)
  useLayoutEffect(() => publish(start && end ? { start, end } : undefined), [start, end, publish])
  const { data, isError } = useAtomValue(winLossAtom)
  return (
    <Card>
      <Stack>
        <PeriodPicker picked={picked} />
        {picked.isBackwards || isError ? null : (
          <Total>
            <p>{t.net.total}</p>
            {data ? (
              <>
                <OwnMoney
                  baht={data.summary.net}
                  scale="xl"
                  sign
                  tone={data.summary.net > 0 ? 'in' : 'plain'}
                />
                <p>
                  <Dotted>
                    {data.total > 0 ? word(data.summary.net) : null}
                    {t.net.days({ days: data.total })}
                  </Dotted>
                </p>
              </>
            ) : (
              <>
                <Skeleton width="60%" height={50} />
                <Skeleton width="40%" height={24} />
              </>
            )}
          </Total>
        )}
      </Stack>
    </Card>
  )
}

/** List of days with stakes, wins and result. */
export const NetDays = ({ gamesOf }: { gamesOf: ((day: string) => string) | undefined }) => {
  const hasLedger = useAtomValue(featureAtom('ledger')) === true
  const baht = useOwnBaht()
  const query = useWithServerDate(useAtomValue(winLossAtom))
  const { isBackwards } = usePeriod()
  if (isBackwards) return null
  return (
    <Card flush>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={5} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState art={<EmptyArt name="history" />} title={t.net.empty}>
            {t.net.emptyNext}
          </EmptyState>
        }
      >
        {({ items }) => (
          <LongList items={items} first={31}>
            {({ date, bet, win, net, bonus }) => (
              <ListRow
                key={date}
                to={hasLedger ? gamesOf?.(date) : undefined}
                title={
                  <Day>
                    <time dateTime={date}>{formatDay(date)}</time>
                    <Dotted>
                      {t.net.bet({ amount: baht(bet) })}
                      {t.net.win({ amount: baht(win) })}
                    </Dotted>
                  </Day>
                }
                value={
                  <Net>
                    <OwnMoney baht={net} sign tone={net > 0 ? 'in' : 'plain'} />
                  </Net>
                }
                valueNote={bonus > 0 ? t.net.refunded({ amount: baht(bonus) }) : undefined}
              />
            )}
          </LongList>
        )}
      </Loaded>
    </Card>
  )
}
