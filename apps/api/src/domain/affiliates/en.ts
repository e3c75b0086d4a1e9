import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  tooLittle: 'You can move {least:shortBaht} or more to your credit',
  balance: 'Your referral earnings are {left:shortBaht}, less than the amount you asked for',
  refundWhole: 'Your loss refund is {refundable:shortBaht} now. It is paid in full, all at once.',
  refundClaimed: 'You have already claimed yesterday’s loss refund',
  period: 'Choose a period of up to 1 year',
} as const satisfies Translation<typeof th>
