import type { BankAccountNameRequest, RegisterRequest } from '@member/api-client'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { phoneProofs } from '../../../database/schema.ts'
import { invalid } from '../../../http/refusals.ts'
import type { Services } from '../../../services/services.ts'
import { take } from '../../../http/throttle.ts'
import { isUuid } from '../../../http/uuidOf.ts'
import { readSite } from '../../settings/settings.ts'
import { t } from './words.ts'

/**
 * Throws a refusal if a proof of the phone is required and missing, invalid or used. One proof allows only a few
 * look-ups of an account's name.
 */
export async function refuseUnproven(
  services: Services,
  { phoneProof }: Pick<BankAccountNameRequest, 'phoneProof'>,
  now: Date,
) {
  const { database } = services
  if (!(await isProofAsked(database, services))) return
  if (!isUuid(phoneProof)) throw invalid({ phone: t.unproven })
  const [proven] = await database
    .select({ uuid: phoneProofs.uuid })
    .from(phoneProofs)
    .where(and(eq(phoneProofs.uuid, phoneProof), isGood(now)))
  if (!proven) throw invalid({ phone: t.unproven })
  await take(services, 'accountName', proven.uuid)
}

/**
 * Returns true if a proof of the phone is required. Never required without a gateway, as no code would reach a
 * phone.
 */
const isProofAsked = async (database: Database, { notifier }: Pick<Services, 'notifier'>) =>
  notifier !== undefined && (await readSite(database)).phoneProof

const isGood = (now: Date) =>
  and(isNotNull(phoneProofs.provenAt), isNull(phoneProofs.usedAt), gt(phoneProofs.endsAt, now))

/**
 * Uses the proof of the registrant's phone, once; returns the time of the proof. Null if not required. Throws a
 * refusal if the proof is missing, invalid, used or of another phone.
 */
export async function spendPhoneProof(
  tx: Database,
  services: Pick<Services, 'notifier'>,
  { phone, phoneProof }: Pick<RegisterRequest, 'phone' | 'phoneProof'>,
  now: Date,
): Promise<Date | null> {
  if (!(await isProofAsked(tx, services))) return null
  if (!isUuid(phoneProof)) throw invalid({ phone: t.unproven })
  const [used] = await tx
    .update(phoneProofs)
    .set({ usedAt: now })
    .where(and(eq(phoneProofs.uuid, phoneProof), eq(phoneProofs.phone, phone), isGood(now)))
    .returning()
  if (!used) throw invalid({ phone: t.unproven })
  return used.provenAt
}
