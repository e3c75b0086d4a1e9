import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

/** Every word of the inbox. */
export const en = {
  title: 'Inbox',
  new: 'New',
  event: {
    deposit: {
      DONE: '{what} received',
      REJECTED: 'Deposit of {what} not approved',
    },
    withdraw: {
      DONE: '{what} withdrawn',
      FAILED: 'Transfer of {what} to your bank failed',
      REJECTED: 'Withdrawal of {what} not approved',
    },
    bonus: { DONE: 'Bonus received: {what}', CANCELLED: 'Bonus of {what} cancelled' },
    security: {
      NEW_DEVICE: 'A log-in on a new device',
      PASSWORD_CHANGED: 'A new password was set',
      FACTOR_ON: 'Two-step verification was turned on',
      FACTOR_OFF: 'Two-step verification was turned off',
      RECOVERY_CODE_USED: 'A recovery code was used',
      PASSKEY_ADDED: 'A passkey was added',
      PASSKEY_REMOVED: 'A passkey was removed',
      PHONE_CHANGED: 'The phone number was changed',
    },
    reward: {
      APPROVED: '{what} approved',
      SHIPPED: '{what} shipped',
      REJECTED: 'Request for {what} not approved',
    },
  },
  notYou: 'If it was not you, look at your devices',
  kept: 'The money is still set aside for you. You can send it again on the withdraw page.',
  back: 'The money has been returned to your credit, and so has a bonus that this withdrawal had cancelled.',
  parcel: 'Parcel number {number}',
  reason: 'Reason: {why}',
  more: 'Show earlier',
  moreFailed: 'Earlier messages could not be loaded',
  empty: 'No messages yet',
  emptyNext: 'You will be told here when money comes in, goes out, or there is a reward',
  toHome: 'Go to home',
  close: 'Close',
  over: 'This announcement has ended',
  settings: 'Settings',
  hidden: 'Not shown: {kinds}',
  chooseText: 'Unticked topics are hidden and not counted as new',
  chooseFailed: 'Not saved. Please try again.',
  kind: {
    bonus: 'Bonuses',
    reward: 'Rewards',
    announcement: 'Announcements',
  },
} as const satisfies Translation<typeof th>
