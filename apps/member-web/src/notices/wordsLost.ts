import { words } from '@member/i18n'
import type { thLost } from './thLost.ts'

export const tLost = words<typeof thLost>('site/notices/lost')
