import { Card, formatDateTime, ListRow, LongList, Loaded, OwnMoney, SkeletonRows } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useWithServerDate } from '../period/useWithServerDate.ts'
import { affiliateLogAtom } from './affiliate.ts'
import { NothingEarned } from './BonusByDay.tsx'
import { t } from './words.ts'

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
