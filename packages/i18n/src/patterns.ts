import { words } from './words.ts'
import type { th } from './wordsFormats.ts'

export const patterns = words<typeof th>('i18n')
