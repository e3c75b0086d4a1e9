import { words } from '@member/i18n'
import type { thMenu } from './thMenu.ts'

export const tMenu = words<typeof thMenu>('site/menu')
