import type { Prize } from '@member/api-client/contract'
import { sql } from 'drizzle-orm'

export type Gives = 'credit' | 'points' | 'goods' | 'nothing'

/** What a prize of each type gives: an amount that is posted, goods that a reward request delivers, or nothing. */
export const prizeGives: Record<Prize['type'], Gives> = {
  CREDIT: 'credit',
  POINT: 'points',
  ITEM: 'goods',
  NONE: 'nothing',
}

/** SQL condition of a type that gives one of these, without the column. */
export const prizeTypesOf = (...gives: Gives[]) => {
  const types = Object.entries(prizeGives).flatMap(([type, its]) =>
    gives.includes(its) ? [`'${type}'`] : [],
  )
  return sql.raw(types.length === 1 ? `= ${types.join()}` : `in (${types.join(', ')})`)
}
