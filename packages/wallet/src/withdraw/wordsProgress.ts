import { words } from '@member/i18n'
import type { thProgress } from './thProgress.ts'

export const tProgress = words<typeof thProgress>('wallet/withdraw/way')
