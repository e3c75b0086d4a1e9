import type { Database } from '../../database/database.ts'
import { notices, recoveryCodes, secondFactors } from '../../database/schema.ts'
import { queueMessage } from '../messages/queueMessage.ts'
import type { Member, Services } from '../../services/services.ts'
import { t } from './words.ts'
import { eq } from 'drizzle-orm'

type FactorEvent = 'FACTOR_ON' | 'FACTOR_OFF' | 'RECOVERY_CODE_USED'

/** Notifies a member about a changed second factor: in the inbox, and by SMS if there is a gateway. */
export async function notifyOfFactor(
  { notifier }: Pick<Services, 'notifier'>,
  tx: Database,
  { uuid: memberUuid, phone }: Pick<Member, 'uuid' | 'phone'>,
  event: FactorEvent,
  now: Date,
) {
  await tx.insert(notices).values({ memberUuid, kind: 'security', event, reference: memberUuid, at: now })
  if (notifier) await queueMessage(tx, { memberUuid, phone, text: t.told[event] }, now)
}

export async function deleteFactor(tx: Database, memberUuid: string) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberUuid, memberUuid))
  const deleted = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.memberUuid, memberUuid))
    .returning({ provenAt: secondFactors.provenAt })
  return deleted.some(({ provenAt }) => provenAt !== null)
}
