import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { pushSubscriptions, sessions } from '../../database/schema.ts'

/** A device whose member logs in again goes on being told; one on which somebody else logs in is told of them no more. */
export async function keepSubscription(
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

/** Devices of sessions that were ended are told nothing more. */
export async function endSubscriptions(tx: Database, ended: { uuid: string }[]) {
  if (ended.length === 0) return
  const uuids = ended.map(({ uuid }) => uuid)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionUuid, uuids))
}
