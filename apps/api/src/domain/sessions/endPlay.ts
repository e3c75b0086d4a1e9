import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { launches } from '../../database/schema.ts'

/** Requests the return of the member's open games, or of those opened in these sessions. */
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
