import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { gameStakes } from '../../../database/schema.ts'
import type { Bet } from './bet.ts'

export async function findStake(tx: Database, { provider, betId }: Bet) {
  const [row] = await tx
    .select()
    .from(gameStakes)
    .where(and(eq(gameStakes.provider, provider), eq(gameStakes.betId, betId)))
  return row
}

export type Stake = typeof gameStakes.$inferSelect
