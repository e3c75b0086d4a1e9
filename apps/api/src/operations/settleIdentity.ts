import * as papers from '../domain/identity/settleDocuments.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { reasonOf } from '../domain/audit/reasonOf.ts'
import { settledAlready } from '../domain/audit/refused.ts'

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
