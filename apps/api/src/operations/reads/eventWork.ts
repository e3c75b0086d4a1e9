import { asc } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { gameEvents } from '../../database/schema.ts'
import { readSite } from '../../domain/settings/settings.ts'

export const eventWork = async (database: Database) => ({
  events: await database.select().from(gameEvents).orderBy(asc(gameEvents.rank), asc(gameEvents.uuid)),
  promotion: (await readSite(database)).promotion,
})

export type EventWork = Awaited<ReturnType<typeof eventWork>>

export const toEventWork = ({ events, promotion }: EventWork) => ({
  events: events.map(({ uuid, type, name, isActive }) => ({ uuid, type, name, isActive })),
  promotion,
})
