import { prizesOf, isThere, type PrizeRow } from '../domain/gameEvents/prizes.ts'
import type { Database } from '../database/database.ts'
import type { rewards } from '../database/schema.ts'
import { type Gives, prizeGives } from '../database/tables/prizeTypes.ts'
import type { Site } from '../services/site.ts'

type Rate = Pick<Site, 'pointsPerBaht'>

/** Returns the value of points in satang, rounded up. */
export const valueOfPoints = (points: number | bigint, { pointsPerBaht }: Rate): bigint => {
  const rate = BigInt(pointsPerBaht)
  return (BigInt(points) * 100n + rate - 1n) / rate
}

/** Returns the value of a reward in satang: its credit, or else its price in points. */
export const valueOfReward = (
  { credit, point }: Pick<typeof rewards.$inferSelect, 'credit' | 'point'>,
  rate: Rate,
): bigint => (credit > 0n ? credit : valueOfPoints(point, rate))

const valueOfGiven: Record<Gives, (prize: PrizeRow, rate: Rate) => bigint> = {
  credit: ({ value }) => value,
  points: ({ value }, rate) => valueOfPoints(value, rate),
  goods: ({ reward }, rate) => (reward ? valueOfReward(reward, rate) : 0n),
  nothing: () => 0n,
}

const valueOfPrize = (prize: PrizeRow, rate: Rate): bigint =>
  valueOfGiven[prizeGives[prize.type]](prize, rate)

/** Returns the average value of so many plays of an event in satang, rounded up. */
export async function valueOfPlays(tx: Database, event: string, plays: number, rate: Rate): Promise<bigint> {
  const prizes = (await prizesOf(tx, [event])).filter(isThere)
  const weights = prizes.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  if (weights === 0n) return 0n
  const worth = prizes.reduce((sum, prize) => sum + valueOfPrize(prize, rate) * BigInt(prize.weight), 0n)
  return (worth * BigInt(plays) + weights - 1n) / weights
}
