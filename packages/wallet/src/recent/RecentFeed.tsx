import {
  queryAtom,
  type RecentPayment,
  recentDepositsQuery,
  recentWithdrawalsQuery,
} from '@member/api-client'
import { serverNow } from '@member/api-client/server-clock'
import { serverClockAtom } from '@member/api-client/setting'
import styled from '@emotion/styled'
import {
  AsWritten,
  EmptyState,
  Loaded,
  Card,
  List,
  Money,
  Skeleton,
  useHydrated,
  type LoadedQuery,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { tWidgets } from '../money/wordsWidgets.ts'

const hour = 3_600_000

/** Age of a payment in the public feed, in hours; after 24 hours only "earlier". */
export const RecentTime = ({ at }: { at: string }) => {
  const clock = useAtomValue(serverClockAtom) ?? serverNow
  const now = useMemo(() => clock(), [clock])
  const hours = Math.max(1, Math.ceil((now - Date.parse(at)) / hour))
  const say = tWidgets.recent
  return <time dateTime={at}>{hours > 24 ? say.earlier : say.withinHours({ count: hours })}</time>
}

const everyMinute = 60_000

const recentDepositsAtom = queryAtom(() => ({ ...recentDepositsQuery(), refetchInterval: everyMinute }))

const recentWithdrawalsAtom = queryAtom(() => ({ ...recentWithdrawalsQuery(), refetchInterval: everyMinute }))

/** Returns the first rows as `[key, row]`. */
const firstOf = (rows: readonly RecentPayment[], count: number) =>
  rows
    .slice(0, count)
    .map((row, at) => [`${row.createdAt} ${row.username} ${row.amount} ${at}`, row] as const)

const shownRows = 5

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  padding: 14px 16px 6px;
  & > h3 {
    margin-right: 12px;
    font-size: 1.0625rem;
  }
  & > time {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 52px;
  padding: 8px 16px;
`

const bones = (
  <List aria-hidden>
    {Array.from({ length: shownRows }, (_, row) => (
      <Row key={row}>
        <Skeleton width="25%" />
        <Skeleton width="30%" />
      </Row>
    ))}
  </List>
)

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
}) => {
  const rows = firstOf((useHydrated() && query.data) || [], shownRows)
  const oldest = rows.reduce(
    (past, [, { createdAt }]) => (Date.parse(past) < Date.parse(createdAt) ? past : createdAt),
    '',
  )
  return (
    <Card flush aria-label={title}>
      <Head>
        <h3>{title}</h3>
        {/* Once for all rows: none is older. */}
        {oldest ? <RecentTime at={oldest} /> : null}
      </Head>
      <Loaded query={query} skeleton={bones} empty={<EmptyState title={tWidgets.recent.empty} />}>
        {() => (
          <List>
            {rows.map(([key, { username, amount }]) => (
              <Row key={key}>
                <AsWritten>{username}</AsWritten>
                <Money baht={amount} tone={tone} />
              </Row>
            ))}
          </List>
        )}
      </Loaded>
    </Card>
  )
}
