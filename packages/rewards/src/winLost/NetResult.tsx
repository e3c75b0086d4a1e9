import styled from '@emotion/styled'
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
  SkeletonRows,
  Stack,
  useOwnBaht,
} from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { PeriodPicker } from '../period/PeriodPicker.tsx'
import { usePeriod } from '../period/usePeriod.ts'
import { useWithServerDate } from '../period/useWithServerDate.ts'
import { t } from './words.ts'
import { netPeriodAtom, winLossAtom } from './winLost.ts'

const Total = styled.div`
  padding: 16px;
  border-bottom: 1px solid var(--border);
  & > p {
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
`

const word = (net: number) => (net > 0 ? t.net.gained : net < 0 ? t.net.lost : t.net.even)

/** Each day's stakes, wins and result within a period, and what they came to. Every sum is the server's. */
export const NetResult = () => {
  const ownBaht = useOwnBaht()
  const baht = (amount: number) => ownBaht(amount, { short: true })
  const picked = usePeriod()
  const { start, end } = picked.period ?? {}
  const publish = useSetAtom(netPeriodAtom)
  useLayoutEffect(() => publish(start && end ? { start, end } : undefined), [start, end, publish])
  const query = useWithServerDate(useAtomValue(winLossAtom))
  return (
    <Stack>
      <Card>
        <PeriodPicker picked={picked} />
      </Card>
      {picked.isBackwards ? null : (
        <Card flush aria-busy={query.isPlaceholderData}>
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
            {({ items, total, summary }) => (
              <>
                <Total>
                  <p>{t.net.total}</p>
                  <OwnMoney baht={summary.net} scale="xl" sign tone={summary.net > 0 ? 'in' : 'plain'} />
                  <p>
                    <Dotted>
                      {word(summary.net)}
                      {t.net.days({ days: total })}
                    </Dotted>
                  </p>
                </Total>
                <LongList items={items} first={31}>
                  {({ date, bet, win, net, bonus }) => (
                    <ListRow
                      key={date}
                      title={<time dateTime={date}>{formatDay(date)}</time>}
                      note={
                        <Dotted>
                          {t.net.bet({ amount: baht(bet) })}
                          {t.net.win({ amount: baht(win) })}
                        </Dotted>
                      }
                      value={<OwnMoney baht={net} sign tone={net > 0 ? 'in' : 'plain'} />}
                      valueNote={bonus > 0 ? t.net.refunded({ amount: baht(bonus) }) : undefined}
                    />
                  )}
                </LongList>
              </>
            )}
          </Loaded>
        </Card>
      )}
    </Stack>
  )
}
