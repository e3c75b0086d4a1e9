import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  fileType: 'Only JPG, PNG and WebP files can be used',
  fileSize: 'The file is larger than 2 MB',
  unreadable: 'This picture could not be read. Please use a clearer one.',
  waiting: 'Your documents are waiting to be checked',
  accepted: 'Your identity is already verified. No more documents are needed.',
  asked: 'Please verify your identity before you withdraw',
  first: 'Please verify your identity before your first withdrawal',
  above: 'Please verify your identity to withdraw more than {amount:shortBaht}',
} as const satisfies Translation<typeof th>
