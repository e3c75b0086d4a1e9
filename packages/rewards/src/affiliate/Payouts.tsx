import { Card, formatDateTime, ListRow, LongList, Loaded, Money, SkeletonRows } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useDated } from '../period/useDated.ts'
import { affiliateLogAtom } from './affiliate.ts'
import { NothingEarned } from './NothingEarned.tsx'
import { th } from './th.ts'

/** What was taken into the credit within the period. */
export const Payouts = () => {
  const query = useDated(useAtomValue(affiliateLogAtom))
  return (
    <Card flush aria-busy={query.isPlaceholderData}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ pages }) => pages[0]?.payouts.length === 0}
        empty={<NothingEarned title={th.bonus.noPayouts} />}
      >
        {({ pages: [newest] }) => (
          <LongList items={newest?.payouts ?? []} first={20}>
            {({ order, amount, createdAt }) => (
              <ListRow
                key={order ?? createdAt}
                title={th.bonus.payout}
                note={<time dateTime={createdAt}>{formatDateTime(createdAt)}</time>}
                value={<Money baht={amount} />}
              />
            )}
          </LongList>
        )}
      </Loaded>
    </Card>
  )
}
