import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { pushSubscriptions, sessions } from '../../database/schema.ts'

/**
 * Assigns the device's push subscription to the new session of the same member. A subscription of another member
 * on this device is deleted.
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

export async function endSubscriptions(tx: Database, ended: { uuid: string }[]) {
  if (ended.length === 0) return
  const uuids = ended.map(({ uuid }) => uuid)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionUuid, uuids))
}
