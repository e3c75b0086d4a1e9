import { identityCall, sendIdentityCall } from '@member/api-client'
import { Hono } from 'hono'
import { hasDeposited } from '../deposits/depositOf.ts'
import { pictureQueue } from '../pictures/pictureQueue.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { take } from '../../http/throttle.ts'
import { toIdentity, latestCheck } from './identityStatus.ts'
import { cleanPicture, PictureRefused } from '../pictures/cleanPicture.ts'
import { sharp } from '../pictures/sharp.ts'
import { Refusal } from '../../http/refusals.ts'
import { t } from './words.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { identityChecks } from '../../database/schema.ts'
import { writeLog } from '../protection/log.ts'
import { seal } from '../../secrets/sealed.ts'

const largest = 2 * 1024 * 1024
/** Shortest side (px) at which an identity card is readable. */
const leastSide = 300

const refused = (part: string, says: string) => new Refusal(400_701, { message: says, field: part })

/**
 * Decodes an uploaded picture within limits and encodes it again: upright, without metadata. Throws a refusal if
 * the file is too large, no picture or too small to read.
 */
async function openDocument(part: 'card' | 'selfie', file: Blob): Promise<Buffer> {
  if (file.size > largest) throw refused(part, t.fileSize)
  const content = await clean(part, Buffer.from(await file.arrayBuffer()))
  const { width, height } = await sharp(content).metadata()
  if (Math.min(width, height) < leastSide) throw refused(part, t.unreadable)
  return content
}

async function clean(part: string, bytes: Buffer): Promise<Buffer> {
  try {
    return await cleanPicture(bytes)
  } catch (fault) {
    if (!(fault instanceof PictureRefused)) throw fault
    throw refused(part, fault.reason === 'type' ? t.fileType : t.unreadable)
  }
}

type Documents = { card: Buffer; selfie: Buffer }

/**
 * Seals the member's documents and stores them for review. Throws a refusal if documents are in review or
 * accepted. The caller must hold the member's row lock.
 */
async function sendDocuments(tx: Database, memberUuid: string, documents: Documents, key: Buffer, now: Date) {
  const before = await latestCheck(tx, memberUuid)
  if (before?.status === 'PENDING') throw new Refusal(409_701)
  if (before?.status === 'ACCEPTED') throw new Refusal(409_702)
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

/** Routes of identity checks: status, and documents sent to staff. */
export function identity(services: Services) {
  const router = new Hono<AppEnv>()
  const inTurn = pictureQueue()

  serve(router, services, identityCall, ({ database, member }) => toIdentity(database, member.uuid))

  // Limits the rate before the pictures are read.
  router.use(sendIdentityCall.path, async (context, next) => {
    if (context.req.method === 'POST') await take(services, 'slip', `identity:${context.get('member').uuid}`)
    await next()
  })

  serve(router, services, sendIdentityCall, {
    prepare: async ({ database, member: { uuid }, body }) =>
      inTurn({ uuid, isKnown: await hasDeposited(database, uuid) }, async () => ({
        card: await openDocument('card', body.card),
        selfie: await openDocument('selfie', body.selfie),
      })),
    run: async ({ database, member, now }, { prepared }) => {
      await sendDocuments(database, member.uuid, prepared, services.identityKey, now)
      return toIdentity(database, member.uuid)
    },
  })
  return router
}
