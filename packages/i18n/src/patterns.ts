import type { th } from './th.ts'
import { words } from './words.ts'

/** Patterns of the language shown. */
export const patterns = words<typeof th>('i18n')
