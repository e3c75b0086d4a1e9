import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'My devices',
  lead: 'Devices that are logged in to this account',
  here: 'This device',
  isNew: 'New device',
  nth: '{device}, no. {nth}',
  seen: 'Last used',
  since: 'Logged in',
  end: 'Log out',
  endTitle: 'Log out {device}',
  ended: 'That device is logged out',
  endOthers: 'Log out all other devices',
  endOthersTitle: 'Log out all other devices',
  endOthersText: 'You can keep using this device',
  endedOthers: 'All other devices are logged out',
  notMe: 'Not me',
  notMeTitle: 'This log-in was not yours',
  notMeText:
    'That device is logged out, and so is every one that logged in after it. Passkeys added since are removed, and withdrawals are locked until you set a new password.',
  notMeDo: 'Log out and lock withdrawals',
  locked: 'Withdrawals are locked, because you told us that somebody else had logged in',
  lockedText: 'Set a new password with a code by SMS to unlock them. The old password will no longer work.',
  lockedAsk: 'Change your password, then contact our team to unlock withdrawals',
  newPassword: 'Set a new password',
  changePassword: 'Change password',
  unavailable: 'This site does not list devices yet',
} as const satisfies Translation<typeof th>
