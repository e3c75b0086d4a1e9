import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { gameEvents } from '../database/schema.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { settledAlready } from './deskProblem.ts'

/** Opens or shuts wheel, cards or check-in; plays that were earned are kept meanwhile. */
export async function setEvent(tx: Database, uuid: string, isActive: boolean) {
  const [event] = await tx
    .update(gameEvents)
    .set({ isActive })
    .where(and(eq(gameEvents.uuid, uuidOf(uuid)), eq(gameEvents.isActive, !isActive)))
    .returning({ uuid: gameEvents.uuid })
  if (!event) throw settledAlready()
}
