import { words } from '@member/i18n'
import type { thDashboard } from './thDashboard.ts'

export const tDashboard = words<typeof thDashboard>('home/dashboard')
