import type { RewardRequest } from '@member/api-client'
import { StatusChip, type ChipTone } from '@member/ui'
import { isAtOnce } from '../isAtOnce.ts'
import { th } from './th.ts'

const tones: Record<RewardRequest['status'], ChipTone> = {
  PENDING: 'info',
  APPROVED: 'info',
  SHIPPED: 'ok',
  REJECTED: 'bad',
}

/** How a request stands; what needs no parcel is the member's once it is approved. */
export const RequestStatus = ({ request }: { request: RewardRequest }) =>
  isAtOnce(request) ? (
    <StatusChip tone="ok">{th.received}</StatusChip>
  ) : (
    <StatusChip tone={tones[request.status]}>{th.status[request.status]}</StatusChip>
  )
