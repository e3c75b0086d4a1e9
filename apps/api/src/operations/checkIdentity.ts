import * as papers from '../domain/identity/settleDocuments.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { record, type OperationContext, reasonOf } from '../domain/audit/operation.ts'
import { settledAlready } from '../domain/audit/refused.ts'
import { eq } from 'drizzle-orm'
import { identityChecks } from '../database/schema.ts'
import { writeLog } from '../domain/protection/log.ts'
import * as namesakes from '../domain/protection/nameMatches.ts'

export async function acceptIdentity(doing: OperationContext, uuid: string) {
  const { tx, by, now } = doing
  const settled = await papers.settleDocuments(tx, uuidOf(uuid), { isAccepted: true, who: by.name }, now)
  if (!settled) throw settledAlready()
  await record(doing, { act: 'IDENTITY_ACCEPTED', member: settled.memberUuid, subject: uuid })
}

export async function refuseIdentity(doing: OperationContext, uuid: string, why: string) {
  const { tx, by, now } = doing
  const reason = reasonOf(why)
  const settled = await papers.settleDocuments(
    tx,
    uuidOf(uuid),
    { isAccepted: false, reason, who: by.name },
    now,
  )
  if (!settled) throw settledAlready()
  await record(doing, { act: 'IDENTITY_REFUSED', member: settled.memberUuid, subject: uuid, why: reason })
}

export async function askIdentity(doing: OperationContext, memberUuid: string) {
  const member = uuidOf(memberUuid)
  if (!(await papers.askIdentity(doing.tx, member, doing.by.name, doing.now))) throw settledAlready()
  await record(doing, { act: 'IDENTITY_ASKED', member })
}

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

export async function clearNameMatch(doing: OperationContext, memberUuid: string) {
  const member = uuidOf(memberUuid)
  if (!(await namesakes.clearNameMatch(doing.tx, member, doing.now))) throw settledAlready()
  await record(doing, { act: 'NAMESAKE_CLEARED', member })
}

export async function excludeNameMatch(doing: OperationContext, memberUuid: string) {
  const member = uuidOf(memberUuid)
  if (!(await namesakes.excludeNameMatch(doing.tx, member, doing.now))) throw settledAlready()
  await record(doing, { act: 'NAMESAKE_EXCLUDED', member })
}
