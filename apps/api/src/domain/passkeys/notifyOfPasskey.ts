import type { Database } from '../../database/database.ts'
import { notices } from '../../database/schema.ts'
import { queueMessage } from '../messages/queueMessage.ts'
import type { Member, Services } from '../../services/services.ts'
import { t } from './words.ts'

/** Notifies a member about an added or removed passkey: in the inbox, and by SMS if there is a gateway. */
export async function notifyOfPasskey(
  { notifier }: Pick<Services, 'notifier'>,
  tx: Database,
  { uuid: memberUuid, phone }: Pick<Member, 'uuid' | 'phone'>,
  event: 'PASSKEY_ADDED' | 'PASSKEY_REMOVED',
  now: Date,
) {
  await tx.insert(notices).values({ memberUuid, kind: 'security', event, reference: memberUuid, at: now })
  if (notifier) await queueMessage(tx, { memberUuid, phone, text: t.told[event] }, now)
}
