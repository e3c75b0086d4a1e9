import { eq } from 'drizzle-orm'
import { members, notices } from '../database/schema.ts'
import { violates } from '../database/failures.ts'
import { latestCheck } from '../domain/identity/identityStatus.ts'
import { lockMember } from '../http/lockMember.ts'
import { queueMessage } from '../domain/messages/queueMessage.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { endSessions } from '../domain/sessions/sessions.ts'
import { day } from '../values/bangkok.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'

/**
 * Changes the phone of an identified member, and ends the member's sessions. Withdrawals are blocked for a day.
 * Throws an OperationRefused if the member is not identified or the phone is taken.
 */
export async function setMemberPhone(
  doing: OperationContext,
  memberUuid: string,
  phone: string,
  why: string,
) {
  const { tx, now } = doing
  if (why === '') throw new OperationRefused(th.phoneReason)
  if (!/^0\d{9}$/.test(phone)) throw new OperationRefused(th.phone)
  const member = await lockMember(tx, uuidOf(memberUuid))
  if (member.phone === phone) throw settledAlready()
  if ((await latestCheck(tx, member.uuid))?.status !== 'ACCEPTED')
    throw new OperationRefused(th.phoneIdentity)
  await tx
    .update(members)
    .set({ phone, phoneProvenAt: null, withdrawHeldUntil: new Date(now.getTime() + day) })
    .where(eq(members.uuid, member.uuid))
    .catch((fault: unknown) => {
      throw violates(fault, 'members_phone') ? new OperationRefused(th.phoneTaken) : fault
    })
  await endSessions(tx, member.uuid, now)
  await tx.insert(notices).values({
    memberUuid: member.uuid,
    kind: 'security',
    event: 'PHONE_CHANGED',
    reference: member.uuid,
    at: now,
  })
  for (const to of [member.phone, phone])
    await queueMessage(tx, { memberUuid: member.uuid, phone: to, text: th.phoneChanged }, now)
  await record(doing, { act: 'PHONE_SET', member: member.uuid, why })
}
