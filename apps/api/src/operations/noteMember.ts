import { memberNotes } from '../database/schema.ts'
import { lockMember } from '../http/lockMember.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'

const longest = 1_000

export async function noteMember(doing: OperationContext, memberUuid: string, text: string) {
  const { tx, by, now } = doing
  const words = text.trim()
  if (words === '' || words.length > longest) throw new OperationRefused(th.note(longest))
  const { uuid } = await lockMember(tx, uuidOf(memberUuid))
  await tx.insert(memberNotes).values({ memberUuid: uuid, text: words, by: by.name, at: now })
  await record(doing, { act: 'NOTE_ADDED', member: uuid })
}
