import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Notification settings',
  unavailable: 'Notifications cannot be chosen right now',
  here: 'On this device',
  lead: 'Know when money comes in or goes out, or a new device logs in, even with the site closed',
  private: 'Messages show no amounts and no names, and stop when you log out.',
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off for this device',
  on: 'Notifications are on for this device',
  denied: 'The browser blocks notifications from this site. Allow them in the browser’s settings.',
  none: 'This browser cannot show notifications. On an iPhone, add the site to the home screen and open it there.',
  failed: 'Not saved. Please try again.',
  kind: {
    credited: 'Deposits that arrived',
    paid: 'Withdrawals that were paid',
    refused: 'Anything that failed or was not approved',
    login: 'Log-ins on a new device',
  },
  inbox: 'In the inbox',
  always: 'Deposits, withdrawals and security are always shown',
  offer: {
    title: 'Know when money arrives',
    text: 'You are told even with the site closed. Messages show no amounts and no names.',
    yes: 'Turn notifications on',
    no: 'No, thanks',
  },
} as const satisfies Translation<typeof th>
