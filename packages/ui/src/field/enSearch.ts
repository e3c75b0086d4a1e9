import type { Translation } from '@member/i18n'
import type { thSearch } from './thSearch.ts'

export const enSearch = { clear: 'Clear the search' } as const satisfies Translation<typeof thSearch>
