import { confirm } from '@member/ui'

/** Turns left, and how many are free; undefined if the server does not say. `cost` is the price (points) of the others. */
interface Turns {
  left: number
  free: number | undefined
  cost: number | null | undefined
}

interface TurnWords {
  left: (values: { count: number }) => string
  leftFree: (values: { count: number }) => string
  leftPaid: (values: { count: number; points: number }) => string
  afterFree: (values: { points: number }) => string
  cost: (values: { points: number }) => string
  pay: { title: string; points: (values: { points: number }) => string; ok: string }
}

/** Returns the text of the turns left: the free ones, or if none is free, all with their price. */
export const turnsLeft = (t: TurnWords, { left, free, cost }: Turns) => {
  if (typeof cost !== 'number' || free === undefined) return t.left({ count: left })
  return free > 0 ? t.leftFree({ count: free }) : t.leftPaid({ count: left, points: cost })
}

export const priceNote = (t: TurnWords, { free, cost }: Turns) => {
  if (typeof cost !== 'number') return null
  if (free === undefined) return t.cost({ points: cost })
  return free > 0 ? t.afterFree({ points: cost }) : null
}

/** Returns the points that the next turn costs, 0 if it is free; undefined if the server does not say. */
export const priceOf = ({ free, cost }: Turns) =>
  free === undefined ? undefined : free > 0 ? 0 : (cost ?? 0)

/** Asks the member to confirm the points that a turn costs. */
export const confirmPrice = async ({ pay }: TurnWords, points: number) =>
  (await confirm({ title: pay.title, figure: pay.points({ points }), okLabel: pay.ok })) === 'confirmed'
