import { words } from '@member/i18n'
import type { thLive } from './thLive.ts'

export const tLive = words<typeof thLive>('live/live')
