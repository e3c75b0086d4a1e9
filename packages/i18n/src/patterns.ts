import type { th } from './th.ts'
import { words } from './words.ts'

export const patterns = words<typeof th>('i18n')
