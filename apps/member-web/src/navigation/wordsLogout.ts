import { words } from '@member/i18n'
import type { thLogout } from './thLogout.ts'

export const tLogout = words<typeof thLogout>('site/logout')
