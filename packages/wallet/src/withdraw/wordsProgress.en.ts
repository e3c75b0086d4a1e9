import type { Translation } from '@member/i18n'
import type { th } from './wordsProgress.ts'

export const en = {
  within: 'Most arrive within {most}',
  measured: 'Usually about {half}, most within {most}',
  expected: 'Expected in your account by {when}',
  late: 'This is taking longer than usual. You will be told when the money is in your account.',
  way: {
    PENDING: 'Request received',
    PROCESSING: 'Being transferred',
    SUCCESS: 'In your account',
    FAILED: 'The bank’s transfer failed',
    REJECTED: 'Not approved',
  },
  again: 'Request sent again',
  toCome: { PENDING: ['Transfer', 'In your account'], PROCESSING: ['In your account'] },
} as const satisfies Translation<typeof th>
