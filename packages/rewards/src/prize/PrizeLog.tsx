import type { WheelLog } from '@member/api-client'
import {
  EmptyState,
  EventArt,
  List,
  Loaded,
  SkeletonRows,
  type EventName,
  type LoadedQuery,
} from '@member/ui'
import { PrizeRow } from './PrizeRow.tsx'
import { th } from './th.ts'

/** What was won so far; the turn whose outcome is still being shown is left out. */
export const PrizeLog = ({
  query,
  art,
  hidden,
}: {
  query: LoadedQuery<readonly WheelLog[]>
  art: EventName
  hidden?: string | undefined
}) => (
  <Loaded
    query={query}
    skeleton={<SkeletonRows rows={4} />}
    isEmpty={(logs) => logs.every(({ uuid }) => uuid === hidden)}
    empty={
      <EmptyState art={<EventArt name={art} />} title={th.emptyLog}>
        {th.emptyLogNext}
      </EmptyState>
    }
  >
    {(logs) => (
      <List>
        {logs
          .filter(({ uuid }) => uuid !== hidden)
          .map((log) => (
            <PrizeRow key={log.uuid} log={log} />
          ))}
      </List>
    )}
  </Loaded>
)
