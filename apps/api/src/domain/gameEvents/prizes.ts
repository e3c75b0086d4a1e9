import { Prize } from '@member/api-client'
import { asc, eq, inArray, type InferSelectModel } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { type draws, eventPrizes, rewards } from '../../database/schema.ts'
import { type Gives, prizeGives } from '../../database/tables/prizeTypes.ts'
import { toBaht } from '../../values/satang.ts'
import { inLanguage } from '../../http/language.ts'
import { maximumRows } from '../../values/maximumRows.ts'
import { randomInt } from 'node:crypto'

/** Draws an item by weight, from the operating system's random source. Throws a RangeError if all weights are 0. */
export function drawByWeight<Item extends { weight: number }>(items: readonly Item[]): Item {
  let ticket = randomInt(items.reduce((total, { weight }) => total + weight, 0))
  for (const item of items) {
    if (ticket < item.weight) return item
    ticket -= item.weight
  }
  throw new RangeError('there is nothing to draw')
}

/** Returns the chance (0 to 1) with which `drawByWeight` draws an item of this weight among the items. */
export const chanceAmong = (items: readonly { weight: number }[], weight: number): number => {
  const total = items.reduce((sum, item) => sum + item.weight, 0)
  return total === 0 ? 0 : weight / total
}

/** Returns all prizes of the events: a draw and its chances are among all, however many are listed. */
export async function prizesOf(tx: Database, eventUuids: string[]) {
  if (eventUuids.length === 0) return []
  const rows = await tx
    .select({ prize: eventPrizes, reward: rewards })
    .from(eventPrizes)
    .leftJoin(rewards, eq(rewards.uuid, eventPrizes.rewardUuid))
    .where(inArray(eventPrizes.eventUuid, eventUuids))
    .orderBy(asc(eventPrizes.rank), asc(eventPrizes.uuid))
  return rows.map(({ prize, reward }) => Object.assign(prize, { reward }))
}

export type PrizeRow = Awaited<ReturnType<typeof prizesOf>>[number]

/** Returns true if a prize can be drawn: it has a weight, and its reward is in stock and not hidden. */
export const isThere = ({ weight, reward }: PrizeRow) =>
  weight > 0 && (!reward || (reward.stock > 0 && reward.status !== 'HIDDEN'))

/** Converts a prize for the API, in the request's language and without its weight. */
export const toPrize = (row: PrizeRow): Prize => toThaiPrize(inLanguage(row))

/** Converts the prizes of one event to list, each with its chance among all: 0 if it cannot be drawn now. */
export const toPrizesWithChances = (rows: PrizeRow[]): Prize[] => {
  const there = rows.filter(isThere)
  return rows
    .slice(0, maximumRows)
    .map((row) => Object.assign(toPrize(row), { chance: isThere(row) ? chanceAmong(there, row.weight) : 0 }))
}

const valueInContract: Record<Gives, (value: bigint) => number> = {
  credit: toBaht,
  points: Number,
  goods: () => 0,
  nothing: () => 0,
}

/** Converts a prize to the JSON that is stored with its draw: in Thai, without the English label. */
export const toThaiPrize = ({ uuid, label, type, value, image, reward }: PrizeRow): Prize => ({
  id: uuid,
  label,
  type,
  value: valueInContract[prizeGives[type]](value),
  image: image ?? reward?.image ?? null,
})

export const prizeIn = ({
  prize,
  english,
}: Pick<InferSelectModel<typeof draws>, 'prize' | 'english'>): Prize => {
  const { english: _, ...translated } = inLanguage({ ...v.parse(Prize, prize), english })
  return translated
}
