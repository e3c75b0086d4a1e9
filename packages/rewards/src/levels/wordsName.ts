import { words } from '@member/i18n'
import type { thName } from './thName.ts'

export const t = words<typeof thName>('rewards/levels/name')
