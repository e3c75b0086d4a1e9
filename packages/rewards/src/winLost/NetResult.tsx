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

/** Layout of a day: date and result above stake, wins and refund, or on wider screens all in columns. */
const Day = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-column-gap: 12px;
  align-items: baseline;
  font-variant-numeric: tabular-nums;
  ${tablet} {
    grid-template-columns: minmax(7rem, 3fr) minmax(0, 6fr) minmax(0, 4fr) 10rem;
  }
`

const Net = styled.span`
  text-align: right;
  ${tablet} {
    grid-area: 1 / 4;
  }
`

const Played = styled.span`
  grid-column: 1 / -1;
  color: var(--text-muted);
  font-size: 0.875rem;
  font-weight: 400;
  line-height: 1.6;
  ${tablet} {
    grid-area: 1 / 2;
    & > span > span {
      margin-left: 0;
    }
    & > span > span > span {
      flex: 1 1 5.5rem;
      padding-left: 0;
      text-align: right;
    }
    & > span > span > span::before {
      content: none;
    }
  }
`

const Refunded = styled(Played)`
  color: var(--ok);
  ${tablet} {
    grid-area: 1 / 3;
    text-align: right;
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
                    <time dateTime={date}>{formatDate(date)}</time>
                    <Net>
                      <OwnMoney baht={net} sign tone={net > 0 ? 'in' : 'plain'} />
                    </Net>
                    <Played>
                      <Dotted>
                        {t.net.bet({ amount: baht(bet) })}
                        {t.net.win({ amount: baht(win) })}
                      </Dotted>
                    </Played>
                    {bonus > 0 ? <Refunded>{t.net.refunded({ amount: baht(bonus) })}</Refunded> : null}
                  </Day>
                }
              />
            )}
          </LongList>
        )}
      </Loaded>
    </Card>
  )
}
