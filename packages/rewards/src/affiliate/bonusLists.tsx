import {
  AsWritten,
  Card,
  formatDate,
  ListRow,
  LongList,
  Loaded,
  MorePages,
  OwnMoney,
  Rows,
  SkeletonRows,
  useOwnBaht,
  EmptyArt,
  EmptyState,
  formatDateTime,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { useWithServerDate } from '../period/useWithServerDate.ts'
import { affiliateLogAtom, maskedUsername, downlineBonusAtom } from './affiliate.ts'
import { t } from './words.ts'

const NothingEarned = ({ title = t.bonus.empty }: { title?: string }) => (
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
            <Rows items={pages.flatMap(({ items }) => items)}>
              {({ date, username, bet, win, bonus }) => (
                <ListRow
                  key={`${date} ${username ?? ''}`}
                  title={username && <AsWritten>{maskedUsername(username)}</AsWritten>}
                  note={
                    <>
                      <time dateTime={date}>{formatDate(date)}</time>
                      <br />
                      {t.bonus.played({ bet: baht(bet), win: baht(win) })}
                    </>
                  }
                  value={<OwnMoney baht={bonus} tone="in" sign />}
                />
              )}
            </Rows>
            <MorePages query={query} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

export const BonusByFriend = () => {
  const ownBaht = useOwnBaht()
  const query = useWithServerDate(useAtomValue(downlineBonusAtom))
  return (
    <Card flush>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ friends }) => friends.length === 0}
        empty={<NothingEarned />}
      >
        {({ friends }) => (
          <LongList items={friends} first={20}>
            {({ username, bonus, turnover }) => (
              <ListRow
                key={username}
                title={<AsWritten>{maskedUsername(username)}</AsWritten>}
                note={t.bonus.turnover({ amount: ownBaht(turnover, { unit: true }) })}
                value={<OwnMoney baht={bonus} tone="in" sign />}
              />
            )}
          </LongList>
        )}
      </Loaded>
    </Card>
  )
}

export const Payouts = () => {
  const query = useWithServerDate(useAtomValue(affiliateLogAtom))
  return (
    <Card flush>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ pages }) => pages[0]?.payouts.length === 0}
        empty={<NothingEarned title={t.bonus.noPayouts} />}
      >
        {({ pages: [newest] }) => (
          <LongList items={newest?.payouts ?? []} first={20}>
            {({ order, amount, createdAt }) => (
              <ListRow
                key={order ?? createdAt}
                title={t.bonus.payout}
                note={<time dateTime={createdAt}>{formatDateTime(createdAt)}</time>}
                value={<OwnMoney baht={amount} />}
              />
            )}
          </LongList>
        )}
      </Loaded>
    </Card>
  )
}
