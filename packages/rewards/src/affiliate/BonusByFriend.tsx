import { AsWritten, Card, ListRow, LongList, Loaded, OwnMoney, SkeletonRows, useOwnBaht } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useWithServerDate } from '../period/useWithServerDate.ts'
import { downlineBonusAtom, maskedUsername } from './affiliate.ts'
import { NothingEarned } from './BonusByDay.tsx'
import { t } from './words.ts'

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
