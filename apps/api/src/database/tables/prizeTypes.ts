import type { Prize } from '@member/api-client/contract'
import { sql } from 'drizzle-orm'

/** What a prize may give, with how it is delivered: by a posting in the ledger, by a reward request, or not. */
const deliveries = { credit: 'posting', points: 'posting', goods: 'request', nothing: 'none' } as const

export type Gives = keyof typeof deliveries
type Delivery = (typeof deliveries)[Gives]
/** What is posted to the ledger: the value of the prize. */
export type Posted = { [Each in Gives]: (typeof deliveries)[Each] extends 'posting' ? Each : never }[Gives]

export const prizeGives: Record<Prize['type'], Gives> = {
  CREDIT: 'credit',
  POINT: 'points',
  ITEM: 'goods',
  NONE: 'nothing',
}

export const isPosted = (gives: Gives): gives is Posted => deliveries[gives] === 'posting'

/** SQL condition of a type whose prizes are delivered so, without the column. */
export const prizeTypesBy = (delivery: Delivery) => {
  const types = Object.entries(prizeGives).flatMap(([type, gives]) =>
    deliveries[gives] === delivery ? [`'${type}'`] : [],
  )
  return sql.raw(types.length === 1 ? `= ${types.join()}` : `in (${types.join(', ')})`)
}
