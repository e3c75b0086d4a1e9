import { uuidOf } from '../http/uuidOf.ts'
import { endSessions } from '../domain/sessions/sessions.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { settledAlready, OperationRefused } from '../domain/audit/refused.ts'
import { eq, and, isNotNull } from 'drizzle-orm'
import { members, notices } from '../database/schema.ts'
import { latestCheck } from '../domain/identity/identityStatus.ts'
import { lockMember } from '../http/lockMember.ts'
import { deleteFactor } from '../domain/secondFactor/notifyOfFactor.ts'
import { day } from '../values/bangkok.ts'
import { th } from '../domain/audit/th.ts'
import { notifyOfAccount } from '../domain/notices/notifyOfAccount.ts'

export async function endMemberSessions(doing: OperationContext, memberUuid: string) {
  const member = uuidOf(memberUuid)
  const sessions = await endSessions(doing.tx, member, doing.now)
  if (sessions === 0) throw settledAlready()
  await record(doing, { act: 'MEMBER_SESSIONS_ENDED', member, detail: { sessions } })
}

/**
 * Removes an identified member's lost second factor and ends the member's sessions. Withdrawals are blocked for
 * a day. Throws an OperationRefused if the member is not identified.
 */
export async function removeFactor(doing: OperationContext, memberUuid: string, why: string) {
  const { tx, now } = doing
  if (why === '') throw new OperationRefused(th.factorReason)
  const { uuid } = await lockMember(tx, uuidOf(memberUuid))
  if ((await latestCheck(tx, uuid))?.status !== 'ACCEPTED') throw new OperationRefused(th.factorIdentity)
  if (!(await deleteFactor(tx, uuid))) throw settledAlready()
  await endSessions(tx, uuid, now)
  const withdrawHeldUntil = new Date(now.getTime() + day)
  await tx.update(members).set({ withdrawHeldUntil }).where(eq(members.uuid, uuid))
  const notice = {
    memberUuid: uuid,
    kind: 'security',
    event: 'FACTOR_OFF',
    reference: uuid,
    at: now,
  } as const
  await tx.insert(notices).values(notice)
  await record(doing, { act: 'FACTOR_REMOVED', member: uuid, why })
}

export async function unlockWithdrawals(doing: OperationContext, memberUuid: string, why = '') {
  const uuid = uuidOf(memberUuid)
  const [member] = await doing.tx
    .update(members)
    .set({ withdrawLockedAt: null })
    .where(and(eq(members.uuid, uuid), isNotNull(members.withdrawLockedAt)))
    .returning({ uuid: members.uuid })
  if (!member) throw settledAlready()
  await notifyOfAccount(doing.tx, uuid, 'WITHDRAWALS_UNLOCKED', doing.now)
  await record(doing, { act: 'WITHDRAWALS_UNLOCKED', member: uuid, ...(why && { why }) })
}
