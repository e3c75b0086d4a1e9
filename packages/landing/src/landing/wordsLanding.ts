import { words } from '@member/i18n'
import type { thLanding } from './thLanding.ts'

export const tLanding = words<typeof thLanding>('home/landing')
