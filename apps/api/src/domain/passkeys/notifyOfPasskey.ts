import type { Database } from '../../database/database.ts'
import { notices, passkeys } from '../../database/schema.ts'
import { queueMessage } from '../messages/queueMessage.ts'
import type { Member, Services } from '../../services/services.ts'
import { t } from './words.ts'
import { and, eq, gte } from 'drizzle-orm'

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

/** Deletes a member's passkeys, or those added since a given time, and notifies the member. */
export async function forgetPasskeys(
  services: Pick<Services, 'notifier'>,
  tx: Database,
  member: Pick<Member, 'uuid' | 'phone'>,
  now: Date,
  since?: Date,
) {
  const isTheirs = eq(passkeys.memberUuid, member.uuid)
  const forgotten = await tx
    .delete(passkeys)
    .where(since ? and(isTheirs, gte(passkeys.createdAt, since)) : isTheirs)
    .returning({ uuid: passkeys.uuid })
  if (forgotten.length > 0) await notifyOfPasskey(services, tx, member, 'PASSKEY_REMOVED', now)
}
