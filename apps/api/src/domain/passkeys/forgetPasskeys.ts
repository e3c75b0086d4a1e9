import { and, eq, gte } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { passkeys } from '../../database/schema.ts'
import type { Member, Services } from '../../services/services.ts'
import { notifyOfPasskey } from './notifyOfPasskey.ts'

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
