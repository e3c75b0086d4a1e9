import { words } from '@member/i18n'
import type { thEvents } from './thEvents.ts'

export const tEvents = words<typeof thEvents>('analytics/events')
