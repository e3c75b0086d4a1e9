import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  input: 'Please attach a picture of the slip',
  fileType: 'Only JPG, PNG and WebP files can be used',
  fileSize: 'The file is larger than 4 MB',
  imageBad: 'This picture could not be opened. Please use another one.',
  noQr: 'The QR code on the slip could not be read. Please use a clearer picture.',
  notSlipQr: 'The QR code in the picture is not from a transfer slip',
  notFound: 'The bank has no record of this transfer',
  duplicate: 'This slip was already used on {usedAt:dateTime}',
  amount: 'The slip says {actual:baht}, but you entered {expected:baht}',
  receiver: 'The receiving account on the slip is not ours',
  sender: 'The sending account is not the one you registered',
  tooOld:
    'The transfer on this slip is more than {hours} {hours|hour|hours} old. Please send it to our team to check.',
  expired: 'The result of the check has expired. Please check the slip again.',
  bankDown: 'The bank has a temporary problem. Please try again in {minutes} {minutes|minute|minutes}.',
  requestOpen: 'You already have a slip deposit waiting to be checked',
  unknown: 'This slip was not found. Please attach it again.',
} as const satisfies Translation<typeof th>
