import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { pushSubscriptions, sessions } from '../../database/schema.ts'

/**
 * Stores a push subscription.
 * If the same member logs in again, the subscription continues; if another member logs in, it becomes that
 * member's.
 */
export async function storeSubscription(
  tx: Database,
  memberUuid: string,
  { uuid: sessionUuid, deviceHash }: { uuid: string; deviceHash: string | null },
) {
  if (deviceHash === null) return
  const ofDevice = tx
    .select({ uuid: sessions.uuid })
    .from(sessions)
    .where(eq(sessions.deviceHash, deviceHash))
  const isOfDevice = inArray(pushSubscriptions.sessionUuid, ofDevice)
  await tx.delete(pushSubscriptions).where(and(isOfDevice, ne(pushSubscriptions.memberUuid, memberUuid)))
  await tx.update(pushSubscriptions).set({ sessionUuid }).where(isOfDevice)
}

/** Deletes the push subscriptions of ended sessions. */
export async function endSubscriptions(tx: Database, ended: { uuid: string }[]) {
  if (ended.length === 0) return
  const uuids = ended.map(({ uuid }) => uuid)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionUuid, uuids))
}
