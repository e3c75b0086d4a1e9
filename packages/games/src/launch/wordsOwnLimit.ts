import { words } from '@member/i18n'
import type { th } from './thOwnLimit.ts'

export const tOwnLimit = words<typeof th>('games/ownLimit')
