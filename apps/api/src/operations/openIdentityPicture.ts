import { eq } from 'drizzle-orm'
import { identityChecks } from '../database/schema.ts'
import { writeLog } from '../domain/protection/log.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'

/** Returns a sealed picture of a member's documents and logs who opened it; undefined if there is none. */
export async function openIdentityPicture(doing: OperationContext, wanted: string, part: 'card' | 'selfie') {
  const { tx, by, now } = doing
  const uuid = uuidOf(wanted)
  const [row] = await tx.select().from(identityChecks).where(eq(identityChecks.uuid, uuid))
  const sealed = row?.[part]
  if (!row || !sealed) return undefined
  const { memberUuid } = row
  const detail = { who: by.name, uuid, part }
  await writeLog(tx, { memberUuid, act: 'IDENTITY_SEEN', by: 'DESK', detail, at: now })
  await record(doing, { act: 'IDENTITY_SEEN', member: memberUuid, subject: uuid, detail: { part } })
  return { memberUuid, sealed }
}
