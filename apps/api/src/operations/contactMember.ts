import { eq } from 'drizzle-orm'
import { members, memberNotes } from '../database/schema.ts'
import { queueMessage } from '../domain/messages/queueMessage.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'
import { lockMember } from '../http/lockMember.ts'

/** Four messages in Thai. */
const longestMessage = 268

export async function messageMember(doing: OperationContext, memberUuid: string, text: string) {
  const words = text.trim()
  if (words === '' || words.length > longestMessage) throw new OperationRefused(th.message(longestMessage))
  const [member] = await doing.tx
    .select({ uuid: members.uuid, phone: members.phone })
    .from(members)
    .where(eq(members.uuid, uuidOf(memberUuid)))
  if (!member) throw settledAlready()
  const { uuid, phone } = member
  const message = await queueMessage(doing.tx, { memberUuid: uuid, phone, text: words }, doing.now)
  await record(doing, { act: 'MESSAGE_SENT', member: uuid, subject: message })
}

const longestNote = 1_000

export async function noteMember(doing: OperationContext, memberUuid: string, text: string) {
  const { tx, by, now } = doing
  const words = text.trim()
  if (words === '' || words.length > longestNote) throw new OperationRefused(th.note(longestNote))
  const { uuid } = await lockMember(tx, uuidOf(memberUuid))
  await tx.insert(memberNotes).values({ memberUuid: uuid, text: words, by: by.name, at: now })
  await record(doing, { act: 'NOTE_ADDED', member: uuid })
}
