import type { Prize } from '@member/api-client'
import { formatBaht, formatCount, type PrizeName } from '@member/ui'
import { t } from './words.ts'

const names: Record<Prize['type'], PrizeName> = {
  CREDIT: 'credit',
  POINT: 'point',
  ITEM: 'item',
  NONE: 'none',
}

export const prizeName = ({ type }: Pick<Prize, 'type'>): PrizeName => names[type]

/** Returns a prize's amount as figure and unit; undefined for goods and blanks. */
export const prizeFigure = ({ type, value }: Pick<Prize, 'type' | 'value'>) => {
  if (type === 'CREDIT') return { figure: formatBaht(value, { short: true }), unit: t.baht }
  if (type === 'POINT') return { figure: formatCount(value), unit: t.points }
  return undefined
}
