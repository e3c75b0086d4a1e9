import type { RegisterRequest } from '@member/api-client'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { phoneProofs } from '../database/schema.ts'
import { invalid } from '../request/refusals.ts'
import type { Services } from '../request/services.ts'
import { readSite } from '../site/settings.ts'
import { t } from './words.ts'

const Uuid = v.pipe(v.string(), v.uuid())

/** When the phone of who registers was proven; null where that is not asked. A proof is good for one registration. */
export async function usePhoneProof(
  tx: Database,
  { notifier }: Pick<Services, 'notifier'>,
  { phone, phoneProof }: Pick<RegisterRequest, 'phone' | 'phoneProof'>,
  now: Date,
): Promise<Date | null> {
  const { phoneProof: isAsked } = await readSite(tx)
  // Without a gateway no code reaches a phone.
  if (!isAsked || !notifier) return null
  if (!v.is(Uuid, phoneProof)) throw invalid({ phone: t.unproven })
  const [used] = await tx
    .update(phoneProofs)
    .set({ usedAt: now })
    .where(
      and(
        eq(phoneProofs.uuid, phoneProof),
        eq(phoneProofs.phone, phone),
        isNotNull(phoneProofs.provenAt),
        isNull(phoneProofs.usedAt),
        gt(phoneProofs.endsAt, now),
      ),
    )
    .returning()
  if (!used) throw invalid({ phone: t.unproven })
  return used.provenAt
}
