import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  to: 'Deliver to',
  change: 'Change',
  changeWhat: 'delivery address',
  missing: 'Please enter your delivery address first',
  missingText: 'Goods are sent to this address',
  fill: 'Enter delivery address',
  status: { PENDING: 'Pending', APPROVED: 'Being prepared', SHIPPED: 'Shipped', REJECTED: 'Not approved' },
  received: 'Received',
  asked: 'Requested {when:dateTime}',
  cost: '{points:number} {points|point|points}',
  tracking: 'Tracking number',
  copyTracking: 'Copy tracking number',
  reason: 'Reason: {reason}',
  empty: 'Nothing here yet',
} as const satisfies Translation<typeof th>
