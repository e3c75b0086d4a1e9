import type { RewardRequest } from '@member/api-client'
import { StatusChip, type ChipTone } from '@member/ui'
import { isInstant } from '../play/isInstant.ts'
import { t } from './words.ts'

const tones: Record<RewardRequest['status'], ChipTone> = {
  PENDING: 'info',
  APPROVED: 'info',
  SHIPPED: 'ok',
  REJECTED: 'bad',
}

/** Chip with a request's status; an approved reward without delivery counts as received. */
export const RequestStatus = ({ request }: { request: RewardRequest }) =>
  isInstant(request) ? (
    <StatusChip tone="ok">{t.received}</StatusChip>
  ) : (
    <StatusChip tone={tones[request.status]}>{t.status[request.status]}</StatusChip>
  )
