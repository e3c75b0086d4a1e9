import styled from '@emotion/styled'
import type { RewardRequest } from '@member/api-client'
import { AsWritten, CopyButton, Dotted, EventArt, ListRow, Picture } from '@member/ui'
import { usePicture } from '../prize/usePicture.ts'
import { RequestStatus } from './RequestStatus.tsx'
import { addressLine } from './addressLine.ts'
import { t } from './words.ts'

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
