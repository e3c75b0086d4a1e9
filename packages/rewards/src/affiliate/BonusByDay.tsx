import { Card, formatBaht, formatDay, ListRow, LongList, Loaded, Money, SkeletonRows } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useDated } from '../period/useDated.ts'
import { affiliateLogAtom } from './affiliate.ts'
import { NothingEarned } from './NothingEarned.tsx'
import { th } from './th.ts'

const baht = (amount: number) => formatBaht(amount, { short: true })

/** Day by day what each friend played, and what it brought. */
export const BonusByDay = () => {
  const query = useDated(useAtomValue(affiliateLogAtom))
  return (
    <Card flush aria-busy={query.isPlaceholderData}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<NothingEarned />}
      >
        {({ items }) => (
          <LongList items={items} first={20}>
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
        )}
      </Loaded>
    </Card>
  )
}
