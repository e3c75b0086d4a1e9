import { createHash } from 'node:crypto'
import { and, count, eq, gte, ne, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { memberDevices, notices } from '../../database/schema.ts'
import { queueMessage } from '../messages/queueMessage.ts'
import type { Member, Services } from '../../services/services.ts'
import { t } from './words.ts'

export const hashDevice = (device: string | undefined) =>
  device === undefined ? null : createHash('sha256').update(device).digest('hex')

export async function isKnownDevice(tx: Database, memberUuid: string, device: string | undefined) {
  const deviceHash = hashDevice(device)
  if (deviceHash === null) return false
  const isIt = and(eq(memberDevices.memberUuid, memberUuid), eq(memberDevices.deviceHash, deviceHash))
  const [known] = await tx.select({ at: memberDevices.lastSeenAt }).from(memberDevices).where(isIt)
  return known !== undefined
}

/**
 * Stores the device of a log-in; returns true if the device is new for this member. The first device of a member
 * does not count as new. A device without an id (null) is not stored, and is new if the member has other
 * devices.
 */
export async function isNewDevice(tx: Database, memberUuid: string, device: string | null, now: Date) {
  const deviceHash = device ?? ''
  const isMember = eq(memberDevices.memberUuid, memberUuid)
  const [others] = await tx
    .select({ known: count() })
    .from(memberDevices)
    .where(and(isMember, ne(memberDevices.deviceHash, deviceHash)))
  if (device === null) return others!.known > 0
  const [seen] = await tx
    .update(memberDevices)
    .set({ lastSeenAt: now })
    .where(and(isMember, eq(memberDevices.deviceHash, deviceHash)))
    .returning()
  if (seen) return false
  const row = { memberUuid, deviceHash, firstSeenAt: now, lastSeenAt: now }
  await tx.insert(memberDevices).values(row).onConflictDoNothing()
  return others!.known > 0
}

/** A log-in by an intruder. Later log-ins, and those on the same device, count as the intruder's too. */
export type Stranger = { since: Date; deviceHash: string | null }

export async function forgetDevices(
  tx: Database,
  memberUuid: string,
  except: string | null,
  from?: Stranger,
) {
  await tx
    .delete(memberDevices)
    .where(
      and(
        eq(memberDevices.memberUuid, memberUuid),
        ne(memberDevices.deviceHash, except ?? ''),
        from &&
          or(gte(memberDevices.firstSeenAt, from.since), eq(memberDevices.deviceHash, from.deviceHash ?? '')),
      ),
    )
}

/** Notifies a member about a log-in on a new device: in the inbox, and by SMS if there is a gateway. */
export async function notifyOfNewDevice(
  { notifier }: Pick<Services, 'notifier'>,
  tx: Database,
  { uuid: memberUuid, phone }: Pick<Member, 'uuid' | 'phone'>,
  session: { uuid: string },
  now: Date,
) {
  await tx.insert(notices).values({
    memberUuid,
    kind: 'security',
    event: 'NEW_DEVICE',
    reference: session.uuid,
    at: now,
  })
  if (notifier) await queueMessage(tx, { memberUuid, phone, text: t.newDevice }, now)
}
