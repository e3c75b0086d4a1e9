import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  closesIn: 'Closes in {seconds} {seconds|second|seconds}',
  stop: 'Stop timer',
  stopped: 'Timer stopped',
} as const satisfies Translation<typeof th>
