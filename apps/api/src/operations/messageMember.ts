import { eq } from 'drizzle-orm'
import { members } from '../database/schema.ts'
import { queueMessage } from '../domain/messages/queueMessage.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'

/** Maximum length, which is four messages in Thai. */
const longest = 268

export async function messageMember(doing: OperationContext, memberUuid: string, text: string) {
  const words = text.trim()
  if (words === '' || words.length > longest) throw new OperationRefused(th.message(longest))
  const [member] = await doing.tx
    .select({ uuid: members.uuid, phone: members.phone })
    .from(members)
    .where(eq(members.uuid, uuidOf(memberUuid)))
  if (!member) throw settledAlready()
  const { uuid, phone } = member
  const message = await queueMessage(doing.tx, { memberUuid: uuid, phone, text: words }, doing.now)
  await record(doing, { act: 'MESSAGE_SENT', member: uuid, subject: message })
}
