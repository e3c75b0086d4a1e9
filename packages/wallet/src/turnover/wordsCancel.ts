import { words } from '@member/i18n'
import type { thCancel } from './thCancel.ts'

export const t = words<typeof thCancel>('wallet/turnover/cancel')
