import type { AnyPrize } from '@member/api-client'
import { bahtUnit, formatBaht, formatCount, type PrizeName } from '@member/ui'
import { t } from './words.ts'

interface PrizeType {
  art: PrizeName
  /** Writes the amount; missing for goods and blanks. */
  figure?: typeof inBaht
  /** Where the winner may go next. */
  next?: readonly ('play' | 'history' | 'rewards')[]
}

const inBaht = (value: number) => {
  const { before, after } = bahtUnit()
  return { figure: before + formatBaht(value, { short: true }), unit: after }
}
const inPoints = (value: number) => ({ figure: formatCount(value), unit: t.points })

const types: Record<AnyPrize['type'], PrizeType> = {
  CREDIT: { art: 'credit', figure: inBaht, next: ['play', 'history'] },
  POINT: { art: 'point', figure: inPoints, next: ['rewards'] },
  ITEM: { art: 'item' },
  NONE: { art: 'none' },
  OTHER: { art: 'other' },
}

export const prizeArt = ({ type }: Pick<AnyPrize, 'type'>) => types[type].art

/** True for a type that gives nothing. */
export const isBlank = ({ type }: Pick<AnyPrize, 'type'>) => types[type].art === 'none'

export const isPoints = ({ type }: Pick<AnyPrize, 'type'>) => types[type].art === 'point'

/** Returns a prize's amount as figure and unit; undefined for goods and blanks. */
export const prizeFigure = ({ type, value }: Pick<AnyPrize, 'type' | 'value'>) => types[type].figure?.(value)

export const nextAfter = (type: AnyPrize['type']) => types[type].next ?? []
