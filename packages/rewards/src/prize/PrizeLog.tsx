import type { FlipLog } from '@member/api-client'
import {
  EmptyState,
  EventArt,
  Loaded,
  LongList,
  SkeletonRows,
  type EventName,
  type LoadedQuery,
} from '@member/ui'
import { PrizeRow } from './PrizeRow.tsx'
import { t } from './words.ts'

/** List of the prizes won, without the turn `hidden`, whose result is still being revealed. */
export const PrizeLog = ({
  query,
  art,
  hidden,
  first,
}: {
  query: LoadedQuery<readonly FlipLog[]>
  art: EventName
  hidden?: string | undefined
  first: number
}) => (
  <Loaded
    query={query}
    skeleton={<SkeletonRows rows={4} />}
    isEmpty={(logs) => logs.every(({ uuid }) => uuid === hidden)}
    empty={
      <EmptyState art={<EventArt name={art} />} title={t.emptyLog}>
        {t.emptyLogNext}
      </EmptyState>
    }
  >
    {(logs) => {
      const isOneEvent = logs.every(({ eventName }) => eventName === logs[0]?.eventName)
      return (
        <LongList items={logs.filter(({ uuid }) => uuid !== hidden)} first={first}>
          {(log) => <PrizeRow key={log.uuid} log={log} named={!isOneEvent} />}
        </LongList>
      )
    }}
  </Loaded>
)
