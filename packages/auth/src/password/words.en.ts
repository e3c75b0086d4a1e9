import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Change password',
  lead: 'Once it is changed, all other devices are logged out',
  old: 'Current password',
  new: 'New password',
  confirm: 'Confirm new password',
  rule: 'At least 8 characters. A phrase that is easy to remember works well.',
  strength: {
    weak: 'Easy to guess. Use more varied words or characters.',
    fair: 'Fair. A longer one is harder to guess.',
    strong: 'Hard to guess',
  },
  advice: {
    title: 'Keep your account safe',
    factor: 'Two-step verification',
    factorWhy: 'Knowing the password alone is not enough to withdraw',
    recovery: 'Recovery codes',
    recoveryLeft: '{count:number} left, for when the app is not at hand',
    forgot: 'Forgot your current password',
    forgotWhy: 'Set a new one with a code by SMS',
    own: 'Use this password on this site only',
    ownWhy: 'If another site leaks a password, this account stays safe',
    secret: 'Our team never asks for your password or an OTP',
    devices: 'My devices',
    devicesCount: '{count:number} {count|device|devices}. Log out any that are not yours.',
  },
  same: 'The new password must differ from the current one',
  submit: 'Change password',
  success: 'Password changed',
  successText: 'Other devices are logged out. You can keep using this one.',
  uncertain: 'It is not known yet whether the password was changed. Press again to check.',
  notChanged: 'Not changed. Your current password still works. Please try again.',
} as const satisfies Translation<typeof th>
