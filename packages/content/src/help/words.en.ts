import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Help',
  search: 'Search the questions',
  searchHint: 'e.g. slip, bonus',
  found: '{count:number} {count|question|questions} found',
  nothing: 'No question matches. Try another word, or contact our team.',
  more: 'Still need an answer?',
  contact: 'Contact our team',
} as const satisfies Translation<typeof th>
