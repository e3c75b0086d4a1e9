import {
  Button,
  Card,
  formatBaht,
  formatDay,
  ListRow,
  LongList,
  Loaded,
  Money,
  SkeletonRows,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { useDated } from '../period/useDated.ts'
import { th as shared } from '../th.ts'
import { affiliateLogAtom } from './affiliate.ts'
import { NothingEarned } from './NothingEarned.tsx'
import { th } from './th.ts'

const baht = (amount: number) => formatBaht(amount, { short: true })

/** Day by day what each friend played, and what it brought; more of them at a press. */
export const BonusByDay = () => {
  const query = useDated(useAtomValue(affiliateLogAtom))
  return (
    <Card flush aria-busy={query.isPlaceholderData}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={<NothingEarned />}
      >
        {({ pages }) => (
          <>
            <LongList items={pages.flatMap(({ items }) => items)} first={20}>
              {({ date, username, bet, win, bonus }) => (
                <ListRow
                  key={`${date} ${username ?? ''}`}
                  title={username}
                  note={
                    <>
                      <time dateTime={date}>{formatDay(`${date}T00:00:00+07:00`)}</time>
                      <br />
                      {th.bonus.played(baht(bet), baht(win))}
                    </>
                  }
                  value={<Money baht={bonus} tone="in" sign />}
                />
              )}
            </LongList>
            {query.hasNextPage ? (
              <Button
                wide
                variant="quiet"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {shared.more}
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
    </Card>
  )
}
