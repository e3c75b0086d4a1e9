import { numberIn, textIn, type Fields } from '../action.ts'

const numbers = ['bonusMax', 'bonusRate', 'endNumberBonus', 'bonusRate2', 'endNumberBonus2'] as const
const everies = ['bonusEvery', 'bonusEvery2'] as const
const times = ['bonusTimeStart', 'bonusTimeEnd', 'bonusTimeStart2', 'bonusTimeEnd2'] as const

/** The promotion of a form: an empty figure is 0, an empty time none. */
export function promotionIn(fields: Fields): Record<string, unknown> {
  const figures = numbers.map((name) => [name, isEmpty(fields[name]) ? 0 : numberIn(fields[name])])
  const moments = times.map((name) => [name, momentOf(textIn(fields[name]))])
  const often = everies.map((name) => [name, textIn(fields[name]) || 'DAY'])
  return Object.fromEntries([...figures, ...moments, ...often])
}

const isEmpty = (field: unknown) => field === undefined || field === ''

/** Always with its seconds: periods are compared as text. */
const momentOf = (time: string) => (time === '' ? null : time.length === 5 ? `${time}:00` : time)
