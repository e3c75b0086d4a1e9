import type { RewardRequest } from '@member/api-client'
import { StatusChip, type ChipTone } from '@member/ui'
import { th } from './th.ts'

const tones: Record<RewardRequest['status'], ChipTone> = {
  PENDING: 'info',
  APPROVED: 'info',
  SHIPPED: 'ok',
  REJECTED: 'bad',
}

/** How a request stands; what needs no parcel is the member's once it is approved. */
export const RequestStatus = ({ request: { status, reward } }: { request: RewardRequest }) =>
  status === 'APPROVED' && !reward.needAddress ? (
    <StatusChip tone="ok">{th.received}</StatusChip>
  ) : (
    <StatusChip tone={tones[status]}>{th.status[status]}</StatusChip>
  )
