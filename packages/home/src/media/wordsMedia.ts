import { words } from '@member/i18n'
import type { thMedia } from './thMedia.ts'

export const tMedia = words<typeof thMedia>('home/media')
