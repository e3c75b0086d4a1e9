import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'New version available',
  text: 'The site has been updated. Please reload the page to use the latest version.',
  reload: 'Reload page',
  dismiss: 'Hide for today',
} as const satisfies Translation<typeof th>
