import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { identityChecks } from '../../database/schema.ts'
import { lockMember } from '../../http/lockMember.ts'
import { notifyOfAccount } from '../notices/notifyOfAccount.ts'
import { writeLog } from '../protection/log.ts'
import { latestCheck } from './identityStatus.ts'

type Verdict = { isAccepted: boolean; reason?: string; who: string }

/**
 * Accepts or refuses a member's documents and notifies the member. Returns undefined if the check is unknown or
 * already decided.
 */
export async function settleDocuments(tx: Database, uuid: string, verdict: Verdict, now: Date) {
  const { isAccepted, reason = null, who } = verdict
  const [found] = await tx.select().from(identityChecks).where(eq(identityChecks.uuid, uuid))
  if (!found) return undefined
  await lockMember(tx, found.memberUuid)
  const [row] = await tx
    .update(identityChecks)
    .set({ status: isAccepted ? 'ACCEPTED' : 'REFUSED', reason, settledAt: now })
    .where(and(eq(identityChecks.uuid, uuid), eq(identityChecks.status, 'PENDING')))
    .returning({ memberUuid: identityChecks.memberUuid })
  if (!row) return undefined
  const act = isAccepted ? 'IDENTITY_ACCEPTED' : 'IDENTITY_REFUSED'
  await writeLog(tx, { ...row, act, by: 'DESK', detail: { who, ...(reason && { reason }) }, at: now })
  const event = isAccepted ? 'PAPERS_ACCEPTED' : 'PAPERS_REFUSED'
  await notifyOfAccount(tx, row.memberUuid, event, now, reason)
  return row
}

/**
 * Requests identification from a member and notifies the member. Returns false if identification is already
 * requested, in review or accepted.
 */
export async function askIdentity(tx: Database, memberUuid: string, who: string, now: Date) {
  await lockMember(tx, memberUuid)
  const before = await latestCheck(tx, memberUuid)
  if (before && before.status !== 'REFUSED') return false
  await tx.insert(identityChecks).values({ memberUuid, status: 'ASKED', createdAt: now, askedAt: now })
  await writeLog(tx, { memberUuid, act: 'IDENTITY_ASKED', by: 'DESK', detail: { who }, at: now })
  await notifyOfAccount(tx, memberUuid, 'PAPERS_ASKED', now)
  return true
}
