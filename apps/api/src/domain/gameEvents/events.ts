import { and, asc, eq, type InferSelectModel } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { gameEvents } from '../../database/schema.ts'
import { notFound } from '../../http/refusals.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { t } from './words.ts'

export type EventRow = InferSelectModel<typeof gameEvents>

/** Returns the running event of a type, or the one with this id. Throws a 404 refusal if none is running. */
export async function runningEvent(tx: Database, type: EventRow['type'], uuid?: string): Promise<EventRow> {
  const [event] = await tx
    .select()
    .from(gameEvents)
    .where(
      and(
        eq(gameEvents.type, type),
        eq(gameEvents.isActive, true),
        uuid === undefined ? undefined : eq(gameEvents.uuid, uuidOf(uuid)),
      ),
    )
    .orderBy(asc(gameEvents.rank), asc(gameEvents.uuid))
    .limit(1)
  if (!event) throw notFound(t.noEvent)
  return event
}
