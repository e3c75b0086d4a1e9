import styled from '@emotion/styled'
import type { Downline, DownlineBonus } from '@member/api-client'
import {
  AsWritten,
  Card,
  Dotted,
  EmptyArt,
  EmptyState,
  ListRow,
  Loaded,
  LongList,
  OwnMoney,
  SkeletonRows,
  useOwnBaht,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { LevelBadge } from '../levels/LevelBadge.tsx'
import { useWithServerDate } from '../period/useWithServerDate.ts'
import { downlineAtom, downlineBonusAtom, maskedUsername } from './affiliate.ts'
import { t } from './words.ts'

const Line = styled.span`
  display: block;
`

type Friend = { username: string } & Downline['downline_users'][string]
type Earning = { username: string } & DownlineBonus['downline_users'][string]

/**
 * Returns each friend once: first those who brought something in the period.
 * The server limits the number of friends in both answers, so that either may lack one.
 */
const friendsOf = (earning: readonly Earning[], joined: readonly Friend[]) => {
  const known = new Map(joined.map((friend) => [friend.username, friend] as const))
  const brought = new Set(earning.map(({ username }) => username))
  return [
    ...earning.map((figures) => ({ ...figures, friend: known.get(figures.username) })),
    ...joined
      .filter(({ username }) => !brought.has(username))
      .map((friend) => ({ username: friend.username, bonus: 0, turnover: 0, friend })),
  ]
}

/** All friends, each with what they played and brought in the period. */
export const DownlineList = () => {
  const ownBaht = useOwnBaht()
  const bonus = useWithServerDate(useAtomValue(downlineBonusAtom))
  const downline = useAtomValue(downlineAtom)
  const joined = downline.data ?? []
  // Both lists are needed to name the friends.
  const query = bonus.data && !downline.data ? { ...downline, data: undefined } : bonus
  return (
    <Card flush>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ friends }) => friends.length === 0 && joined.length === 0}
        empty={
          <EmptyState art={<EmptyArt name="announcement" />} title={t.downline.empty}>
            {t.downline.emptyNext}
          </EmptyState>
        }
      >
        {({ friends }) => (
          <LongList items={friendsOf(friends, joined)} first={20}>
            {({ username, bonus: earned, turnover, friend }) => (
              <ListRow
                key={username}
                title={<AsWritten>{friend ? friend.name : maskedUsername(username)}</AsWritten>}
                note={
                  <>
                    {friend ? (
                      <Dotted>
                        <AsWritten>{maskedUsername(username)}</AsWritten>
                        <time dateTime={friend.createdAt}>
                          {t.downline.joined({ date: friend.createdAt })}
                        </time>
                      </Dotted>
                    ) : null}
                    {turnover > 0 ? (
                      <Line>{t.bonus.turnover({ amount: ownBaht(turnover, { unit: true }) })}</Line>
                    ) : null}
                  </>
                }
                value={<OwnMoney baht={earned} tone={earned > 0 ? 'in' : 'muted'} sign={earned > 0} />}
                valueNote={friend ? <LevelBadge level={friend.level} /> : null}
              />
            )}
          </LongList>
        )}
      </Loaded>
    </Card>
  )
}
