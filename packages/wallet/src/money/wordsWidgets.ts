import { words } from '@member/i18n'
import type { thWidgets } from './thWidgets.ts'

export const tWidgets = words<typeof thWidgets>('wallet/widgets')
