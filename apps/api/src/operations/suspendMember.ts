import { and, eq, inArray } from 'drizzle-orm'
import { members } from '../database/schema.ts'
import { endPlay } from '../domain/sessions/endPlay.ts'
import type { Member } from '../services/services.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { endSessions } from '../domain/sessions/sessions.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { settledAlready } from '../domain/audit/refused.ts'

/** Suspends a member, ends all sessions, and requests the return of money in games. */
export async function suspendMember(doing: OperationContext, uuid: string, why = '') {
  await endAccess(doing, uuid, 'SUSPENDED')
  await record(doing, { act: 'MEMBER_SUSPENDED', member: uuid, ...(why && { why }) })
}

export async function endAccess(doing: OperationContext, uuid: string, status: 'SUSPENDED' | 'CLOSED') {
  await change(doing, uuid, status === 'CLOSED' ? ['ACTIVE', 'SUSPENDED'] : ['ACTIVE'], status)
  await endSessions(doing.tx, uuid, doing.now)
  await endPlay(doing.tx, uuid, doing.now)
}

/** Reactivates a suspended or closed member. */
export async function unsuspendMember(doing: OperationContext, uuid: string, why = '') {
  await change(doing, uuid, ['SUSPENDED', 'CLOSED'], 'ACTIVE')
  await record(doing, { act: 'MEMBER_UNSUSPENDED', member: uuid, ...(why && { why }) })
}

type Status = Member['status']

async function change({ tx }: OperationContext, uuid: string, from: Status[], to: Status) {
  const [member] = await tx
    .update(members)
    .set({ status: to })
    .where(and(eq(members.uuid, uuidOf(uuid)), inArray(members.status, from)))
    .returning({ uuid: members.uuid })
  if (!member) throw settledAlready()
}
