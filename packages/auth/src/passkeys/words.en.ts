import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Passkeys',
  lead: 'Log in with your fingerprint, face or screen lock instead of a password',
  unavailable: 'This site does not have passkeys yet',
  none: 'No passkeys yet',
  noDevice: 'Passkeys cannot be used on this device or browser',
  noDeviceNext: 'Try another browser or device. Your password still works in the meantime.',
  secondFactor: 'Use two-step verification instead',
  otherWays: 'Other ways to keep your account safe',
  add: 'Add a passkey',
  added: 'Passkey added',
  there: 'This device already has a passkey for this account',
  failed: 'The passkey did not work. Please try again.',
  since: 'Added {when:date}',
  used: 'Last used {when:dateTime}',
  rename: 'Rename',
  name: 'Name of the passkey',
  nameMissing: 'Enter a name for the passkey',
  save: 'Save',
  remove: 'Remove',
  removeTitle: 'Remove the passkey {name}',
  removeText:
    'You can still log in with your password. To remove it from the device too, use the device’s settings.',
  removed: 'Passkey removed',
  password: 'Your password still works',
  offer: 'Log in with your fingerprint or face next time?',
  later: 'No, thanks',
} as const satisfies Translation<typeof th>
