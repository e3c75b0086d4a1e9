import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { launches } from '../../database/schema.ts'
import { breakOf } from '../protection/breaks.ts'
import { roomIn } from '../protection/limits.ts'

/**
 * Brings home whatever the member has open, or has opened in these sessions; a round under way is played to its end by
 * its provider.
 */
export async function endPlay(tx: Database, memberUuid: string, now: Date, sessionUuids?: string[]) {
  await tx
    .update(launches)
    .set({ status: 'RETURNING', updatedAt: now })
    .where(
      and(
        eq(launches.memberUuid, memberUuid),
        inArray(launches.status, ['OPENING', 'MOVING', 'OPEN']),
        sessionUuids && inArray(launches.sessionUuid, sessionUuids),
      ),
    )
}

/** True if an open game may go on. */
export async function mayPlayOn(tx: Database, memberUuid: string, now: Date): Promise<boolean> {
  const [isAway, [least]] = await Promise.all([
    breakOf(tx, memberUuid, now),
    roomIn(tx, memberUuid, ['LOSS', 'STAKE'], now),
  ])
  return !isAway && least?.left !== 0n
}
