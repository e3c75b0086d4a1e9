import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { identityChecks } from '../../database/schema.ts'
import { writeLog } from '../protection/log.ts'
import { Refusal } from '../../http/refusals.ts'
import { seal } from '../../secrets/sealed.ts'
import { latestCheck } from './identityStatus.ts'
import { t } from './words.ts'

type Documents = { card: Buffer; selfie: Buffer }

/**
 * Seals the member's documents and stores them for review. Throws a refusal if documents are in review or
 * accepted. The caller must hold the member's row lock.
 */
export async function sendDocuments(
  tx: Database,
  memberUuid: string,
  documents: Documents,
  key: Buffer,
  now: Date,
) {
  const before = await latestCheck(tx, memberUuid)
  if (before?.status === 'PENDING') throw new Refusal(409_701, 'IDENTITY_WAITING', t.waiting)
  if (before?.status === 'ACCEPTED') throw new Refusal(409_702, 'IDENTITY_ACCEPTED', t.accepted)
  const sent = {
    status: 'PENDING' as const,
    card: seal(key, documents.card, { memberUuid, part: 'card' }),
    selfie: seal(key, documents.selfie, { memberUuid, part: 'selfie' }),
    sentAt: now,
  }
  if (before?.status === 'ASKED') {
    const isOpen = and(eq(identityChecks.uuid, before.uuid), eq(identityChecks.status, 'ASKED'))
    await tx.update(identityChecks).set(sent).where(isOpen)
  } else
    await tx
      .insert(identityChecks)
      .values({ ...sent, memberUuid, createdAt: now, askedAt: before?.askedAt ?? null })
  await writeLog(tx, { memberUuid, act: 'IDENTITY_SENT', by: 'MEMBER', at: now })
}
