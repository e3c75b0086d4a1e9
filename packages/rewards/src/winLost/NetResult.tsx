import { featureAtom } from '@member/api-client/setting'
import {
  Card,
  Dotted,
  EmptyArt,
  EmptyState,
  formatDate,
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

/** Columns of the table, with the refund if there is one in the period. On a phone a day is two lines. */
const Columns = styled('span', { shouldForwardProp: (prop) => prop !== 'refunds' })<{ refunds: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-column-gap: 12px;
  align-items: baseline;
  font-variant-numeric: tabular-nums;
  ${tablet} {
    grid-template-columns: ${({ refunds }) => `7rem repeat(${refunds ? 4 : 3}, minmax(0, 1fr))`};
    text-align: right;
  }
`

const Day = styled.span`
  text-align: left;
`

/** The head of the columns; on a phone each figure is labelled instead. */
const Head = styled.div<{ isLed: boolean }>`
  display: none;
  ${tablet} {
    display: block;
    padding: 12px ${({ isLed }) => (isLed ? '40px' : '16px')} 12px 16px;
    border-bottom: 1px solid var(--border);
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`

const Net = styled.span`
  grid-area: 1 / 2;
  text-align: right;
  ${tablet} {
    grid-area: 1 / -2 / auto / -1;
  }
`

const Played = styled.span`
  grid-column: 1 / -1;
  color: var(--text-muted);
  font-size: 0.875rem;
  font-weight: 400;
  line-height: 1.6;
  & > span {
    display: inline-block;
    margin-right: 12px;
  }
  ${tablet} {
    display: contents;
    & > span {
      margin-right: 0;
      color: var(--text);
      font-size: 1rem;
    }
  }
`

/** Label of a figure, read out in every row, and shown where the table has no head. */
const Label = styled.span`
  ${tablet} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip: rect(0 0 0 0);
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
        {({ items }) => {
          const refunds = items.some(({ bonus }) => bonus > 0)
          const isLed = hasLedger && gamesOf !== undefined
          return (
            <>
              <Head isLed={isLed} aria-hidden>
                <Columns refunds={refunds}>
                  <Day>{t.net.day}</Day>
                  <span>{t.net.bet}</span>
                  <span>{t.net.win}</span>
                  {refunds ? <span>{t.net.refunded}</span> : null}
                  <span>{t.net.net}</span>
                </Columns>
              </Head>
              <LongList items={items} first={31}>
                {({ date, bet, win, net, bonus }) => (
                  <ListRow
                    key={date}
                    to={isLed ? gamesOf(date) : undefined}
                    title={
                      <Columns refunds={refunds}>
                        <Day>
                          <time dateTime={date}>{formatDate(date)}</time>
                        </Day>
                        <Played>
                          <span>
                            <Label>{t.net.bet} </Label>
                            {baht(bet)}
                          </span>
                          <span>
                            <Label>{t.net.win} </Label>
                            {baht(win)}
                          </span>
                          {bonus > 0 ? (
                            <span>
                              <Label>{t.net.refunded} </Label>
                              {baht(bonus)}
                            </span>
                          ) : null}
                        </Played>
                        <Net>
                          <OwnMoney baht={net} sign unit={false} tone={net > 0 ? 'in' : 'plain'} />
                        </Net>
                      </Columns>
                    }
                  />
                )}
              </LongList>
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
