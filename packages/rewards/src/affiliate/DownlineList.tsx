import styled from '@emotion/styled'
import {
  AsWritten,
  Button,
  Card,
  EmptyArt,
  EmptyState,
  ListRow,
  Loaded,
  Rows,
  SkeletonRows,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { LevelBadge } from '../levels/LevelBadge.tsx'
import { downlineAtom, maskedUsername } from './affiliate.ts'
import { t } from './words.ts'

const More = styled.div`
  padding: 12px 16px;
  border-top: 1px solid var(--border);
  text-align: center;
`

const Line = styled.span`
  display: block;
`

const pace = 10

export const DownlineList = () => {
  const query = useAtomValue(downlineAtom)
  const [shown, setShown] = useState(pace)
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
          <>
            <Rows items={friends.slice(0, shown)}>
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
            </Rows>
            {friends.length > shown ? (
              <More>
                <Button small onClick={() => setShown(shown + pace)}>
                  {t.downline.more({ left: friends.length - shown })}
                </Button>
              </More>
            ) : null}
          </>
        )}
      </Loaded>
    </Card>
  )
}
