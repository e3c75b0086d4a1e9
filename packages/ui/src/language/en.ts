import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

/** Every word of the materials themselves; screens bring their own. */
export const en = {
  common: {
    ok: 'OK',
    cancel: 'Cancel',
    close: 'Close',
    back: 'Back',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Could not copy. Press and hold the text to copy it.',
    retry: 'Try again',
    reload: 'Reload page',
    more: 'Show more',
    loading: 'Loading…',
    processing: 'Processing…',
    empty: 'Nothing here yet',
    optional: 'optional',
    baht: 'baht',
    menu: 'Menu',
    notices: 'Notifications',
  },
  field: {
    capsLock: 'Caps Lock is on',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    choose: 'Please choose',
    thaiDate: '{date}',
  },
  failure: {
    message: 'Something went wrong. Please try again.',
    requestId: 'Reference {id}',
    stale: 'What you see may be out of date.',
    unreached: 'This will appear by itself once the connection is back.',
    page: 'This page has a problem',
    pageText: 'This page could not be shown. The rest of the site still works.',
    partTitle: 'This page did not load in full',
    part: 'The signal may have dropped, or the site was just updated. Please reload the page.',
    picture: 'The picture could not be loaded',
  },
  countdown: {
    ended: 'Time is up',
    left: 'Time left {text}',
  },
  footer: {
    licence: '{authority} licence no. {number}.',
    holder: 'Operated by {name}',
    age: 'Only for people aged {years} and over.',
    play: 'Gambling carries risk. Please play safe.',
    help: 'Help with gambling problems:',
    copyright: '© {year} {name}. All rights reserved.',
  },
  status: { ok: 'Success', bad: 'Failed', warn: 'Please note', info: 'Information' },
} as const satisfies Translation<typeof th>
