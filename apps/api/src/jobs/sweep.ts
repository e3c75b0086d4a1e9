import { and, isNotNull, lt } from 'drizzle-orm'
import {
  idempotency,
  messages,
  notices,
  passkeyChallenges,
  passwordResets,
  phoneProofs,
  sessions,
} from '../database/schema.ts'
import type { Services } from '../services/services.ts'
import { sweepDocuments } from '../domain/identity/sweepDocuments.ts'
import { sweepPictures } from '../domain/slips/sweepPictures.ts'
import { day } from '../values/bangkok.ts'

/**
 * Deletes expired challenges, sessions, notices, messages, reset requests and phone proofs. Also deletes slip
 * pictures and documents after their retention, and the stored answers of commands after a day, but never the
 * commands' keys.
 */
export async function sweep({ database, clock }: Services) {
  const now = clock()
  await database
    .update(idempotency)
    .set({ status: null, body: null })
    .where(and(isNotNull(idempotency.status), lt(idempotency.createdAt, new Date(now.getTime() - day))))
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.endsAt, now))
  await database.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - 30 * day)))
  await database.delete(notices).where(lt(notices.at, new Date(now.getTime() - 90 * day)))
  await database.delete(messages).where(lt(messages.createdAt, new Date(now.getTime() - 30 * day)))
  await database.delete(passwordResets).where(lt(passwordResets.endsAt, new Date(now.getTime() - day)))
  await database.delete(phoneProofs).where(lt(phoneProofs.endsAt, new Date(now.getTime() - day)))
  await sweepPictures(database, now)
  await sweepDocuments(database, now)
}
