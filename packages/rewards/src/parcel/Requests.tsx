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
import { t } from './words.ts'

export const Requests = ({
  query,
  art,
  next,
}: {
  query: LoadedQuery<readonly RewardRequest[]>
  art: EventName
  next: string
}) => (
  <Card flush>
    <Loaded
      query={query}
      skeleton={<SkeletonRows rows={3} />}
      empty={
        <EmptyState art={<EventArt name={art} />} title={t.empty}>
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
