import styled from '@emotion/styled'
import { Card, formatBaht, ListRow, LongList, Loaded, Money, SkeletonRows } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useDated } from '../period/useDated.ts'
import { downlineBonusAtom } from './affiliate.ts'
import { NothingEarned } from './NothingEarned.tsx'
import { th } from './th.ts'

const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding: 16px;
  border-bottom: 1px solid var(--border);
  color: var(--text-muted);
`

/** What each friend brought within the period. */
export const BonusByFriend = () => {
  const query = useDated(useAtomValue(downlineBonusAtom))
  return (
    <Card flush aria-busy={query.isPlaceholderData}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ friends }) => friends.length === 0}
        empty={<NothingEarned />}
      >
        {({ total_bonus, friends }) => (
          <>
            <Total>
              {th.bonus.total}
              <Money baht={total_bonus} scale="l" tone="brand" />
            </Total>
            <LongList items={friends} first={20}>
              {({ username, bonus, turnover }) => (
                <ListRow
                  key={username}
                  title={username}
                  note={th.bonus.turnover(formatBaht(turnover, { unit: true }))}
                  value={<Money baht={bonus} tone="in" sign />}
                />
              )}
            </LongList>
          </>
        )}
      </Loaded>
    </Card>
  )
}
