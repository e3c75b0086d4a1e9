import styled from '@emotion/styled'
import type { RewardRequest } from '@member/api-client'
import { CopyButton, EventArt, ListRow, Picture, formatCount, formatDateTime } from '@member/ui'
import { usePicture } from '../prize/usePicture.ts'
import { RequestStatus } from './RequestStatus.tsx'
import { th } from './th.ts'

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

/** One request: what, when, how it stands, where it goes, and the parcel's number. */
export const RequestRow = ({ request }: { request: RewardRequest }) => {
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
        <>
          <time dateTime={createdAt}>{th.asked(formatDateTime(createdAt))}</time>
          {reward.point > 0 ? ` · ${th.cost(formatCount(reward.point))}` : null}
        </>
      }
    >
      <RequestStatus request={request} />
      {remark ? <Small>{th.reason(remark)}</Small> : null}
      {address ? (
        <Small>
          {th.to} {address.name} {th.line(address)}
        </Small>
      ) : null}
      {trackingNo ? (
        <Tracking>
          <span>
            {th.tracking} <strong>{trackingNo}</strong>
          </span>
          <CopyButton value={trackingNo} label={th.copyTracking} variant="quiet" />
        </Tracking>
      ) : null}
    </ListRow>
  )
}
