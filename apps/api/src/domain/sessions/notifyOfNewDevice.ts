import type { Database } from '../../database/database.ts'
import { notices } from '../../database/schema.ts'
import { queueMessage } from '../messages/queueMessage.ts'
import type { Member, Services } from '../../services/services.ts'
import { t } from './words.ts'

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
