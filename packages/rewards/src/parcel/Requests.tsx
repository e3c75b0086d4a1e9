import type { RewardRequest } from '@member/api-client'
import {
  EmptyState,
  EventArt,
  Loaded,
  LongList,
  SkeletonRows,
  type EventName,
  type LoadedQuery,
  AsWritten,
  CopyButton,
  Dotted,
  ListRow,
  Picture,
  StatusChip,
  type ChipTone,
} from '@member/ui'
import { t } from './words.ts'
import styled from '@emotion/styled'
import { PairedRows } from '../prize/PrizeLog.tsx'
import { usePicture } from '../prize/usePicture.ts'
import { addressLine } from './SendTo.tsx'
import { isInstant } from '../play/play.ts'

const tones: Record<RewardRequest['status'], ChipTone> = {
  PENDING: 'info',
  APPROVED: 'info',
  SHIPPED: 'ok',
  REJECTED: 'bad',
}

/** Chip with a request's status; an approved reward without delivery counts as received. */
const RequestStatus = ({ request }: { request: RewardRequest }) =>
  isInstant(request) ? (
    <StatusChip tone="ok">{t.received}</StatusChip>
  ) : (
    <StatusChip tone={tones[request.status]}>{t.status[request.status]}</StatusChip>
  )

const Lead = styled.span`
  display: block;
  width: 56px;
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`

const Tracking = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-top: 6px;
  padding: 6px 6px 6px 14px;
  border-radius: var(--radius-s);
  background: var(--surface-2);
  & strong {
    font-family: var(--font-display);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`

const RequestRow = ({ request }: { request: RewardRequest }) => {
  const { reward, createdAt, address, trackingNo, remark } = request
  return (
    <ListRow
      icon={
        <Lead>
          <Picture
            src={usePicture(reward.image)}
            alt=""
            width={1}
            height={1}
            radius="s"
            fallback={<EventArt name="reward" />}
          />
        </Lead>
      }
      title={reward.name}
      note={
        <Dotted>
          <time dateTime={createdAt}>{t.asked({ when: createdAt })}</time>
          {reward.point > 0 ? t.cost({ points: reward.point }) : null}
        </Dotted>
      }
    >
      <RequestStatus request={request} />
      {remark ? <Small>{t.reason({ reason: remark })}</Small> : null}
      {address ? (
        <Small>
          {t.to}{' '}
          <AsWritten>
            {address.name} {addressLine(address)}
          </AsWritten>
        </Small>
      ) : null}
      {trackingNo ? (
        <Tracking>
          <span>
            {t.tracking} <strong translate="no">{trackingNo}</strong>
          </span>
          <CopyButton value={trackingNo} label={t.copyTracking} variant="quiet" />
        </Tracking>
      ) : null}
    </ListRow>
  )
}

export const Requests = ({
  query,
  art,
  next,
}: {
  query: LoadedQuery<readonly RewardRequest[]>
  art: EventName
  next: string
}) => (
  <PairedRows flush>
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
  </PairedRows>
)
