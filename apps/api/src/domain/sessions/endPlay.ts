import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { launches } from '../../database/schema.ts'

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
