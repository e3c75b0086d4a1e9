import styled from '@emotion/styled'
import {
  Card,
  EmptyArt,
  EmptyState,
  formatBaht,
  formatCount,
  formatDay,
  ListRow,
  LongList,
  Loaded,
  Money,
  SkeletonRows,
  Stack,
} from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { PeriodPicker } from '../period/PeriodPicker.tsx'
import { usePeriod } from '../period/usePeriod.ts'
import { useDated } from '../period/useDated.ts'
import { th } from './th.ts'
import { netPeriodAtom, winLossAtom } from './winLost.ts'

const Total = styled.div`
  padding: 16px;
  border-bottom: 1px solid var(--border);
  & > p {
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
`

const baht = (amount: number) => formatBaht(amount, { short: true })
const word = (net: number) => (net > 0 ? th.net.gained : net < 0 ? th.net.lost : th.net.even)

/** Each day's stakes, wins and result within a period, and what they came to. Every sum is the server's. */
export const NetResult = () => {
  const picked = usePeriod()
  const { start, end } = picked.period ?? {}
  const publish = useSetAtom(netPeriodAtom)
  useLayoutEffect(() => publish(start && end ? { start, end } : undefined), [start, end, publish])
  const query = useDated(useAtomValue(winLossAtom))
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
              <EmptyState art={<EmptyArt name="history" />} title={th.net.empty}>
                {th.net.emptyNext}
              </EmptyState>
            }
          >
            {({ items, total, summary }) => (
              <>
                <Total>
                  <p>{th.net.total}</p>
                  <Money baht={summary.net} scale="xl" sign tone={summary.net > 0 ? 'in' : 'plain'} />
                  <p>
                    {word(summary.net)} · {th.net.days(formatCount(total))}
                  </p>
                </Total>
                <LongList items={items} first={31}>
                  {({ date, bet, win, net, bonus }) => (
                    <ListRow
                      key={date}
                      title={<time dateTime={date}>{formatDay(`${date}T00:00:00+07:00`)}</time>}
                      note={`${th.net.bet(baht(bet))} · ${th.net.win(baht(win))}`}
                      value={<Money baht={net} sign tone={net > 0 ? 'in' : 'plain'} />}
                      valueNote={bonus > 0 ? th.net.refunded(baht(bonus)) : undefined}
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
