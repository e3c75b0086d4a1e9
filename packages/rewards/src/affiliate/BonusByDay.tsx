import {
  AsWritten,
  Button,
  Card,
  formatDay,
  ListRow,
  LongList,
  Loaded,
  OwnMoney,
  SkeletonRows,
  useOwnBaht,
  EmptyArt,
  EmptyState,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { useWithServerDate } from '../period/useWithServerDate.ts'
import { t as shared } from '../play/words.ts'
import { affiliateLogAtom, maskedUsername } from './affiliate.ts'
import { t } from './words.ts'

export const NothingEarned = ({ title = t.bonus.empty }: { title?: string }) => (
  <EmptyState art={<EmptyArt name="history" />} title={title}>
    {t.bonus.emptyNext}
  </EmptyState>
)

export const BonusByDay = () => {
  const ownBaht = useOwnBaht()
  const baht = (amount: number) => ownBaht(amount, { short: true })
  const query = useWithServerDate(useAtomValue(affiliateLogAtom))
  return (
    <Card flush>
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
                  title={username && <AsWritten>{maskedUsername(username)}</AsWritten>}
                  note={
                    <>
                      <time dateTime={date}>{formatDay(date)}</time>
                      <br />
                      {t.bonus.played({ bet: baht(bet), win: baht(win) })}
                    </>
                  }
                  value={<OwnMoney baht={bonus} tone="in" sign />}
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
