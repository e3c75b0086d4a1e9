import type { Database } from '../../database/database.ts'
import { queueMessage } from '../messages/queueMessage.ts'
import type { Member, Services } from '../../services/services.ts'
import { toBreak } from './toBreak.ts'
import { t } from './words.ts'

/** Sends an SMS to a member who is now self-excluded, if there is a gateway; none for a break. */
export async function notifyOfExclusion(
  { notifier }: Pick<Services, 'notifier'>,
  tx: Database,
  { uuid: memberUuid, phone }: Pick<Member, 'uuid' | 'phone'>,
  now: Date,
) {
  const { away } = await toBreak(tx, memberUuid, now)
  if (!notifier || away?.kind !== 'EXCLUSION') return
  const text = away.endsAt === null ? t.exclusionBegun : t.exclusionBegunUntil({ end: away.endsAt })
  await queueMessage(tx, { memberUuid, phone, text }, now)
}
