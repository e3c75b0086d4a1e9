import type { RewardRequest } from '@member/api-client'
import {
  Card,
  desktop,
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

// A line of its own on a phone, which has no room for each status beside the name.
const Facts = styled.span`
  display: block;
  & > :last-child {
    display: flex;
    margin-top: 4px;
  }
  ${desktop} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    & > :last-child {
      flex: none;
      margin: 0 0 0 12px;
    }
  }
`

/** Style of what lies below a row: on a desktop it begins where the name does. */
const belowName = `
  ${desktop} {
    margin-left: 68px;
  }
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
  ${belowName}
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
  ${belowName}
  ${desktop} {
    justify-content: flex-start;
    margin-top: 0;
    padding: 0;
    background: none;
  }
  & strong {
    font-family: var(--font-display);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`

const placeOf = (request: RewardRequest | undefined) =>
  request?.address && `${request.address.name} ${addressLine(request.address)}`

/** Requests whose address differs from that of the request above: one address is not repeated in each row. */
const withOwnPlace = (requests: readonly RewardRequest[]) => {
  const sent = requests.filter(({ address }) => address)
  return sent.filter((request, at) => placeOf(request) !== placeOf(sent[at - 1]))
}

const RequestRow = ({ request, isPlaceShown }: { request: RewardRequest; isPlaceShown: boolean }) => {
  const { reward, createdAt, trackingNo, remark } = request
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
        <Facts>
          <Dotted>
            <time dateTime={createdAt}>{t.asked({ when: createdAt })}</time>
            {reward.point > 0 ? t.cost({ points: reward.point }) : null}
          </Dotted>
          <span>
            <RequestStatus request={request} />
          </span>
        </Facts>
      }
    >
      {remark ? <Small>{t.reason({ reason: remark })}</Small> : null}
      {isPlaceShown ? (
        <Small>
          {t.to} <AsWritten>{placeOf(request)}</AsWritten>
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
      {(requests) => {
        const placed = withOwnPlace(requests)
        return (
          <LongList items={requests} first={5}>
            {(request) => (
              <RequestRow key={request.uuid} request={request} isPlaceShown={placed.includes(request)} />
            )}
          </LongList>
        )
      }}
    </Loaded>
  </Card>
)
