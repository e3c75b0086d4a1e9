import { words } from '@member/i18n'
import type { thSearch } from './thSearch.ts'

export const tSearch = words<typeof thSearch>('ui/searchField')
