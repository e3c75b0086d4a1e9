import { words } from '@member/i18n'
import type { thBank } from './thBank.ts'

export const tBank = words<typeof thBank>('ui/bank')
