import { words } from '@member/i18n'
import type { thPicker } from './thPicker.ts'

export const tPicker = words<typeof thPicker>('ui/bankPicker')
