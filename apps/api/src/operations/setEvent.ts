import { and, eq } from 'drizzle-orm'
import { gameEvents } from '../database/schema.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { settledAlready } from '../domain/audit/refused.ts'

export async function setEvent(doing: OperationContext, uuid: string, isActive: boolean) {
  const [event] = await doing.tx
    .update(gameEvents)
    .set({ isActive })
    .where(and(eq(gameEvents.uuid, uuidOf(uuid)), eq(gameEvents.isActive, !isActive)))
    .returning({ uuid: gameEvents.uuid })
  if (!event) throw settledAlready()
  await record(doing, { act: 'EVENT_SET', subject: uuid, detail: { isActive } })
}
