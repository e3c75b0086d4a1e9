import type { RecentPayment } from '@member/api-client'
import styled from '@emotion/styled'
import {
  AsWritten,
  EmptyState,
  Loaded,
  SkeletonRows,
  Card,
  List,
  ListRow,
  Money,
  type LoadedQuery,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { tWidgets } from '../money/wordsWidgets.ts'
import { RecentTime, firstOf, recentDepositsAtom, recentWithdrawalsAtom } from './RecentLine.tsx'

const shownRows = 6

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Head = styled.h3`
  padding: 14px 16px 6px;
  font-size: 1.0625rem;
`

export const RecentFeed = () => (
  <Columns>
    <Column title={tWidgets.recent.deposits} query={useAtomValue(recentDepositsAtom)} tone="in" />
    <Column title={tWidgets.recent.withdrawals} query={useAtomValue(recentWithdrawalsAtom)} tone="out" />
  </Columns>
)

const Column = ({
  title,
  query,
  tone,
}: {
  title: string
  query: LoadedQuery<RecentPayment[]>
  tone: 'in' | 'out'
}) => (
  <Card flush aria-label={title}>
    <Head>{title}</Head>
    <Loaded
      query={query}
      skeleton={<SkeletonRows rows={shownRows} />}
      empty={<EmptyState title={tWidgets.recent.empty} />}
    >
      {(items) => (
        <List>
          {firstOf(items, shownRows).map(([key, { username, amount, createdAt }]) => (
            <ListRow
              key={key}
              title={<AsWritten>{username}</AsWritten>}
              value={<Money baht={amount} tone={tone} />}
              valueNote={<RecentTime at={createdAt} />}
            />
          ))}
        </List>
      )}
    </Loaded>
  </Card>
)
