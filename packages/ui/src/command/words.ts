import { words } from '@member/i18n'
import type { th } from './th.ts'

export const t = words<typeof th>('ui/command')
