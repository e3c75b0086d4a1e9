import styled from '@emotion/styled'
import { AsWritten, Card, EmptyArt, EmptyState, ListRow, Loaded, LongList, SkeletonRows } from '@member/ui'
import { useAtomValue } from 'jotai'
import { LevelBadge } from '../levels/LevelBadge.tsx'
import { downlineAtom, maskedUsername } from './affiliate.ts'
import { t } from './words.ts'

const Line = styled.span`
  display: block;
`

export const DownlineList = () => {
  const query = useAtomValue(downlineAtom)
  return (
    <Card flush>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        empty={
          <EmptyState art={<EmptyArt name="announcement" />} title={t.downline.empty}>
            {t.downline.emptyNext}
          </EmptyState>
        }
      >
        {(friends) => (
          <LongList items={friends} first={10}>
            {({ username, name, level, createdAt }) => (
              <ListRow
                key={username}
                title={<AsWritten>{name}</AsWritten>}
                note={
                  <>
                    <Line translate="no">{maskedUsername(username)}</Line>
                    <Line>
                      <time dateTime={createdAt}>{t.downline.joined({ date: createdAt })}</time>
                    </Line>
                  </>
                }
                value={<LevelBadge level={level} />}
              />
            )}
          </LongList>
        )}
      </Loaded>
    </Card>
  )
}
