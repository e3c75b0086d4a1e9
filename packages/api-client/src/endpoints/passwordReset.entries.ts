import { anyone } from '../client/call.ts'
import { type Entries, some } from '../client/entry.ts'
import {
  requestPasswordReset,
  requestPasswordResetCall,
  resetPassword,
  resetPasswordCall,
} from './passwordReset.ts'

const confirmed = {
  reset: some,
  code: '042195',
  newPassword: 'a-new-password',
  confirmPassword: 'a-new-password',
}

export const passwordResetEntries = {
  requestPasswordReset: {
    call: requestPasswordResetCall,
    feature: 'passwordReset',
    from: 'forgot-password',
    run: () => requestPasswordReset({ phone: '0812345678', device: some }, anyone),
    sends: 'POST /api/user/password-reset',
    body: { phone: '0812345678', device: some },
    answer: { reset: some, validSec: 600, resendSec: 60 },
  },
  resetPassword: {
    call: resetPasswordCall,
    feature: 'passwordReset',
    from: 'forgot-password',
    run: () => resetPassword(confirmed, anyone),
    sends: 'POST /api/user/password-reset/confirm',
    body: confirmed,
    answer: null,
  },
} as const satisfies Entries
