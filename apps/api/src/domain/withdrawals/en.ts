import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  open: 'You have a withdrawal in progress. You can withdraw again when it is completed.',
  notFailed: 'This withdrawal can no longer be sent again. Please check your history.',
  settled: 'This withdrawal has already been settled',
  minimum: 'The minimum withdrawal is {amount:shortBaht}',
  perTime: 'You can withdraw up to {amount:shortBaht} at a time',
  times: 'You have used all of today’s withdrawals',
  perDay: 'This is over today’s withdrawal limit. You can withdraw {left:shortBaht} more today.',
  turnover:
    'This amount includes a bonus that cannot be withdrawn yet. It needs {left:shortBaht} more turnover. You can withdraw up to {own:shortBaht} now.',
  bonus:
    'To withdraw this amount, you give up the bonus and its winnings, {givesUp:shortBaht}. Please check the amount and confirm again.',
  balance: 'You do not have enough credit. You have {balance:shortBaht}.',
  waiting:
    'You can withdraw again from {until:dateTime}, as our team has just removed your two-step verification',
  locked:
    'Withdrawals are locked, as you reported a log-in that was not yours. Set a new password with a code by SMS on the page for a forgotten password, or contact our team.',
} as const satisfies Translation<typeof th>
