import { and, eq, exists, inArray, lt, not } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { slipImages, slipRequests } from '../../database/schema.ts'
import { readSite } from '../settings/settings.ts'
import { day } from '../../values/bangkok.ts'

/** So few in one statement that nobody waits for it. */
const atOnce = 200

/** Deletes the pictures of slips that are older than the operator keeps them; one that waits at the desk stays. */
export async function sweepPictures(database: Database, now: Date) {
  const { slipPictureDays } = await readSite(database)
  const isWaiting = database
    .select({ uuid: slipRequests.uuid })
    .from(slipRequests)
    .where(and(eq(slipRequests.imageUuid, slipImages.uuid), eq(slipRequests.status, 'PENDING')))
  const old = database
    .select({ uuid: slipImages.uuid })
    .from(slipImages)
    .where(
      and(lt(slipImages.createdAt, new Date(now.getTime() - slipPictureDays * day)), not(exists(isWaiting))),
    )
    .limit(atOnce)
  for (;;) {
    const gone = await database
      .delete(slipImages)
      .where(inArray(slipImages.uuid, old))
      .returning({ uuid: slipImages.uuid })
    if (gone.length < atOnce) return
  }
}
