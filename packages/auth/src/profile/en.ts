import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

/** The words of the profile. */
export const en = {
  title: 'My account',
  since: 'Member since {when:day}',
  level: 'Member level',
  account: 'Account details',
  bank: 'Bank account',
  ending: '{bank} ending in {digits}',
  phone: 'Mobile number',
  phoneChange: 'To change the number or the bank account, please contact our team',
  address: 'Delivery address',
  noAddress: 'Not given yet',
  safety: 'Security',
  password: 'Change password',
  secondFactor: 'Two-step verification',
  passkeys: 'Passkeys',
  devices: 'My devices',
  identity: 'Identity',
  play: 'Play and notifications',
  playSafe: 'Play safe',
  playSafeNote: 'Set limits, take a break, and see what went in and out',
  inbox: 'Inbox',
  notifications: 'Notification settings',
  notificationsNote: 'What you want to hear of, and where',
  language: 'Language',
  data: 'My data, and closing the account',
  dataFile: 'Download what is stored about me',
  dataNote: 'A JSON file',
  dataFailed: 'The download failed. Please try again.',
  close: 'Closing the account',
  closeText:
    'Withdraw all of your credit first, then ask our team to close the account. After that you cannot log in any more.',
  closeKept:
    'Money records and identity papers must be kept for as long as the law requires. Everything else is deleted.',
  withdraw: 'Withdraw',
  contact: 'Contact our team',
} as const satisfies Translation<typeof th>
