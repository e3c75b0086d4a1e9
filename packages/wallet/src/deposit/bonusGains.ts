import type { BonusOffer } from '@member/api-client'
import { t } from './words.ts'

/** Returns what a bonus gives: a share of the deposit, an extra for deposits with certain satang, or both. */
export const bonusGains = ({ percent, max, extra }: BonusOffer): string[] => [
  ...(percent > 0 ? [t.bonus.rate({ percent, max })] : []),
  ...(extra > 0 ? [t.bonus.extra({ satang: satangOf(extra), amount: extra / 100 })] : []),
]

/** Returns the satang with which a deposit must end, such as ".99". */
const satangOf = (extra: number) => `.${String(extra % 100).padStart(2, '0')}`
