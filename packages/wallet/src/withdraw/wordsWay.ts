import { words } from '@member/i18n'
import type { thWay } from './thWay.ts'

export const tWay = words<typeof thWay>('wallet/withdraw/way')
