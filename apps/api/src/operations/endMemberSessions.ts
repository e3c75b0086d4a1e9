import { uuidOf } from '../http/uuidOf.ts'
import { endSessions } from '../domain/sessions/sessions.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { settledAlready } from '../domain/audit/refused.ts'

export async function endMemberSessions(doing: OperationContext, memberUuid: string) {
  const member = uuidOf(memberUuid)
  const sessions = await endSessions(doing.tx, member, doing.now)
  if (sessions === 0) throw settledAlready()
  await record(doing, { act: 'MEMBER_SESSIONS_ENDED', member, detail: { sessions } })
}
