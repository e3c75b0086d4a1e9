import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { sessions } from '../../database/schema.ts'

/** A touch within so long of the last one need not be written down. */
export const touchEvery = 60_000

/** The member of this session is there. */
export async function touch(database: Database, sessionUuid: string, now: Date) {
  await database.update(sessions).set({ touchedAt: now }).where(eq(sessions.uuid, sessionUuid))
}
