import type { RewardRequest } from '@member/api-client'
import {
  Card,
  EmptyState,
  EventArt,
  Loaded,
  LongList,
  SkeletonRows,
  type EventName,
  type LoadedQuery,
} from '@member/ui'
import { RequestRow } from './RequestRow.tsx'
import { th } from './th.ts'

/** The member's requests, newest first. */
export const Requests = ({
  query,
  art,
  next,
}: {
  query: LoadedQuery<readonly RewardRequest[]>
  art: EventName
  /** What a member with none may do. */
  next: string
}) => (
  <Card flush>
    <Loaded
      query={query}
      skeleton={<SkeletonRows rows={3} />}
      empty={
        <EmptyState art={<EventArt name={art} />} title={th.empty}>
          {next}
        </EmptyState>
      }
    >
      {(requests) => (
        <LongList items={requests} first={5}>
          {(request) => <RequestRow key={request.uuid} request={request} />}
        </LongList>
      )}
    </Loaded>
  </Card>
)
