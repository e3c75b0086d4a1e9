import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { rewards } from '../../database/schema.ts'
import { violates } from '../../database/failures.ts'
import type { RewardRow } from './toReward.ts'

/** Takes one item from stock; returns undefined if none is left or the reward is hidden. */
export async function takeStock(tx: Database, uuid: string): Promise<RewardRow | undefined> {
  try {
    // A savepoint, so that a refused row does not abort the caller's transaction.
    return await tx.transaction(async (savepoint) => {
      const [taken] = await savepoint
        .update(rewards)
        .set({ stock: sql`${rewards.stock} - 1` })
        .where(and(eq(rewards.uuid, uuid), ne(rewards.status, 'HIDDEN')))
        .returning()
      return taken
    })
  } catch (fault) {
    if (violates(fault, 'rewards_stock')) return undefined
    throw fault
  }
}

export async function returnStock(tx: Database, uuid: string) {
  await tx
    .update(rewards)
    .set({ stock: sql`${rewards.stock} + 1` })
    .where(eq(rewards.uuid, uuid))
}
