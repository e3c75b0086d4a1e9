import { Prize } from '@member/api-client'
import { asc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { eventPrizes, rewards } from '../database/schema.ts'
import { toBaht } from '../money/satang.ts'
import { mostRows } from '../request/mostRows.ts'

/** The prizes of events in their order, each with the thing it may be. */
export async function prizesOf(tx: Database, eventUuids: string[]) {
  if (eventUuids.length === 0) return []
  const rows = await tx
    .select({ prize: eventPrizes, reward: rewards })
    .from(eventPrizes)
    .leftJoin(rewards, eq(rewards.uuid, eventPrizes.rewardUuid))
    .where(inArray(eventPrizes.eventUuid, eventUuids))
    .orderBy(asc(eventPrizes.rank), asc(eventPrizes.uuid))
    .limit(mostRows)
  return rows.map(({ prize, reward }) => Object.assign(prize, { reward }))
}

export type PrizeRow = Awaited<ReturnType<typeof prizesOf>>[number]

/** What can be drawn now: a thing that is out of stock cannot. */
export const isThere = ({ weight, reward }: PrizeRow) =>
  weight > 0 && (!reward || (reward.stock > 0 && reward.status !== 'HIDDEN'))

/** A prize as members see it: without its weight. */
export const toPrize = ({ uuid, label, type, value, image, reward }: PrizeRow): Prize => ({
  id: uuid,
  label,
  type,
  value: type === 'CREDIT' ? toBaht(value) : Number(value),
  image: image ?? reward?.image ?? null,
})

/** A prize as it was told when it was drawn. */
export const prizeIn = ({ prize }: { prize: unknown }) => v.parse(Prize, prize)
